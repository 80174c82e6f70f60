import { TextInput } from '@mantine/core';
import { required } from '../../lib/field-rules.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { APPROVAL_TYPES, REJECTABLE_TYPES, type WorkKind } from '../approval-types/approval-types.ts';
import {
  type ReasonPartsFragment,
  useCreateReasonTemplateMutation,
  useUpdateReasonTemplateMutation,
} from './reasons.gen.ts';

const MOST_OF_TITLE = 60;
const MOST_OF_TEXT = 1_000;

interface ReasonFormProps {
  /** The reason to edit; missing for a new one. */
  reason: ReasonPartsFragment | undefined;
  onClose(): void;
}

/** Adds or edits a reason that administrators choose when they reject something. */
export function ReasonForm({ reason, onClose }: ReasonFormProps) {
  const [create] = useCreateReasonTemplateMutation();
  const [update] = useUpdateReasonTemplateMutation();
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: {
      kind: reason?.kind ?? ('newCompany' as WorkKind),
      title: reason?.title ?? '',
      text: reason?.text ?? '',
    },
    validate: {
      title: required('Dê um título ao motivo.'),
      text: required('Escreva o texto do motivo.'),
    },
    failedText: 'Erro ao salvar motivo',
    async send({ kind, title, text }) {
      const input = { title: title.trim(), text: text.trim() };
      if (reason) await update({ variables: { id: reason.id, input } });
      else await create({ variables: { input: { kind, ...input } } });
      showToast(`O motivo "${input.title}" foi ${reason ? 'salvo' : 'adicionado'}.`);
      onClose();
    },
  });
  const { form } = serverForm;
  return (
    <FormModal
      title={reason ? `Editar ${reason.title}` : 'Novo motivo'}
      onClose={onClose}
      serverForm={serverForm}
      action={reason ? 'Salvar' : 'Adicionar motivo'}
    >
      {!reason && (
        <SelectField
          label="Para rejeitar"
          name="kind"
          data={REJECTABLE_TYPES.map((kind) => ({ value: kind, label: APPROVAL_TYPES[kind].many }))}
          {...form.getInputProps('kind')}
        />
      )}
      <TextInput
        label="Título"
        description="Como aparece na lista ao rejeitar."
        name="title"
        maxLength={MOST_OF_TITLE}
        required
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('title')}
      />
      <CountedTextArea
        label="Texto"
        name="text"
        rows={5}
        limit={MOST_OF_TEXT}
        required
        {...form.getInputProps('text')}
      />
    </FormModal>
  );
}
