import { CORRECTION_FIELDS, type CorrectionField } from '../../domain/corrections/correction-fields.ts';
import { requiredEmail } from '../../lib/field-rules.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { useProposeCorrectionMutation } from './propose-correction.gen.ts';

export interface CorrectionModalProps {
  company: { id: string; name: string; address: string | null; phone: string | null; website: string | null };
  onClose(): void;
}

const FIELDS = Object.entries(CORRECTION_FIELDS).map(([value, label]) => ({ value, label }));
interface Values extends Record<string, string> {
  field: CorrectionField;
  after: string;
  note: string;
  email: string;
}

/** Limits of the server, in characters. */
const MOST: Partial<Record<CorrectionField, number>> = { name: 120, address: 300, phone: 32, website: 2_048 };
const MOST_WORDS = 1_000;

/** Proposes a correction of a company's data; no account is needed. */
export function CorrectionModal({ company, onClose }: CorrectionModalProps) {
  const [propose] = useProposeCorrectionMutation();
  const serverForm = useServerForm<Values>({
    mode: 'controlled',
    initialValues: { field: 'phone', after: '', note: '', email: '' },
    validate: {
      after: (after, { field }) => (field === 'closed' || after.trim() ? null : 'Conte como é o certo.'),
      email: (email) => (email.trim() === '' ? null : requiredEmail(email)),
    },
    failedText: 'Não foi possível enviar a correção. Tente novamente.',
    async send({ field, after, note, email }) {
      const input = {
        companyId: company.id,
        field,
        after: field === 'closed' ? null : after.trim(),
        note: note.trim() || null,
        email: email.trim() || null,
      };
      await propose({ variables: { input } });
      showToast('Correção enviada. Obrigado pela ajuda!');
      onClose();
    },
  });
  const { form } = serverForm;
  const { field } = form.values;
  const isText = field === 'name' || field === 'address' || field === 'phone' || field === 'website';
  return (
    <FormModal
      title="Corrigir dados"
      label="Corrigir dados"
      serverForm={serverForm}
      action="Enviar correção"
      onClose={onClose}
    >
      <p>
        Viu algo errado na página de {company.name}? Conte como é o certo: quem cuida dela confere e decide.
      </p>
      <SelectField
        label="O que está errado?"
        name="field"
        data={FIELDS}
        data-autofocus
        {...form.getInputProps('field')}
      />
      {isText && (
        <p>
          Na página agora: <strong>{company[field] ?? 'não informado'}</strong>
        </p>
      )}
      {field !== 'closed' &&
        (isText ? (
          <TextField
            label="Como é o certo?"
            name="after"
            required
            maxLength={MOST[field]}
            {...form.getInputProps('after')}
          />
        ) : (
          <CountedTextArea
            label="Como é o certo?"
            name="after"
            rows={3}
            required
            limit={MOST_WORDS}
            {...form.getInputProps('after')}
          />
        ))}
      <CountedTextArea
        label="Observação (opcional)"
        name="note"
        rows={2}
        limit={MOST_WORDS}
        {...form.getInputProps('note')}
      />
      <TextField
        label="Seu e-mail (opcional)"
        description="Para tirar dúvidas: só quem decide o vê, e ele é apagado 30 dias depois."
        name="email"
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
    </FormModal>
  );
}
