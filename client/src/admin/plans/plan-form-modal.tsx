import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import { required } from '../../lib/field-rules.ts';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { UNSAVED } from '../../ui/form/leave-notice.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import {
  type PlanRowFragment,
  useCompaniesSettingQuery,
  useCreatePlanMutation,
  useUpdatePlanMutation,
} from './admin-plans.gen.ts';

/** Values of the plan form, as text. */
interface PlanValues extends Record<string, unknown> {
  name: string;
  price: string;
  maxCompanies: string;
  photoLimit: string;
  /** One per line. */
  features: string;
  isActive: boolean;
  hasPoster: boolean;
  hasBadge: boolean;
  hasYearReports: boolean;
}

/** Defaults of a new plan. */
const DEFAULTS: PlanValues = {
  name: '',
  price: '0',
  maxCompanies: '5',
  photoLimit: '5',
  features: '',
  isActive: true,
  hasPoster: true,
  hasBadge: true,
  hasYearReports: true,
};

function valuesOf(plan: PlanRowFragment | undefined): PlanValues {
  if (!plan) return DEFAULTS;
  return {
    name: plan.name,
    price: plan.price,
    maxCompanies: String(plan.maxCompanies),
    photoLimit: String(plan.photoLimit),
    features: plan.features.join('\n'),
    isActive: plan.isActive,
    hasPoster: plan.hasPoster,
    hasBadge: plan.hasBadge,
    hasYearReports: plan.hasYearReports,
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns the mutation's input, from values that passed `planRules`. */
const inputOf = ({ name, price, maxCompanies, photoLimit, features, ...flags }: PlanValues) => ({
  name: name.trim(),
  price: price.trim(),
  maxCompanies: Number(maxCompanies),
  photoLimit: Number(photoLimit),
  features: linesOf(features),
  isActive: flags.isActive,
  hasPoster: flags.hasPoster,
  hasBadge: flags.hasBadge,
  hasYearReports: flags.hasYearReports,
});

const MOST_FEATURES = 30;

const FEATURE_LENGTH = 100;

function featuresProblem(text: string): string | null {
  const lines = linesOf(text);
  if (lines.length > MOST_FEATURES) return `Informe no máximo ${MOST_FEATURES} recursos.`;
  const bad = lines.find((line) => line.includes(',') || [...line].length > FEATURE_LENGTH);
  return bad === undefined ? null : `Cada recurso tem de 1 a ${FEATURE_LENGTH} caracteres, sem vírgula.`;
}

/** The server's rules. */
const planRules = {
  name: required('Nome é obrigatório'),
  price: (value: string) =>
    required('Preço é obrigatório')(value) ??
    (/^\d{1,6}(\.\d{1,2})?$/.test(value.trim())
      ? null
      : 'Informe um preço de 0 a 999.999,99, com no máximo duas casas decimais.'),
  maxCompanies: (value: string) =>
    /^\d{1,4}$/.test(value.trim()) && Number(value) >= 1 && Number(value) <= 1_000
      ? null
      : 'O plano permite de 1 a 1.000 empresas.',
  photoLimit: (value: string) =>
    /^\d{1,3}$/.test(value.trim()) && Number(value) <= 100 ? null : 'O plano permite de 0 a 100 fotos.',
  features: featuresProblem,
};

interface PlanFormModalProps {
  /** The plan to edit; missing for a new one. */
  plan?: PlanRowFragment | undefined;
  onClose(): void;
  onSaved(): void;
}

/** What a plan can include, beside companies. */
const INCLUDED = [
  { name: 'hasPoster', label: 'Inclui cartaz e QR code para imprimir' },
  { name: 'hasBadge', label: 'Inclui o selo para o site do dono' },
  { name: 'hasYearReports', label: 'Inclui relatórios de 12 meses (sem isto, até 90 dias)' },
];

/** Warns of a plan with a higher company limit than the settings allow. */
function SettingBelow({ maxCompanies }: { maxCompanies: number }) {
  const { data } = useCompaniesSettingQuery();
  const most = data?.adminSystemSettings.maxCompaniesPerUser;
  if (most === undefined || !(maxCompanies > most)) return null;
  return (
    <Notice tone="warning" announce>
      <p>
        As configurações do site permitem até {most === 1 ? '1 empresa' : `${most} empresas`} por conta, em
        qualquer plano. Para este plano valer inteiro, aumente esse limite em{' '}
        <Link to={paths.admin({ tab: 'settings' })}>Configurações</Link>.
      </p>
    </Notice>
  );
}

/** Creates or edits a plan. */
export function PlanFormModal({ plan, onClose, onSaved }: PlanFormModalProps) {
  const [create] = useCreatePlanMutation();
  const [update] = useUpdatePlanMutation();
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: valuesOf(plan),
    validate: planRules,
    failedText: 'Erro ao salvar plano',
    async send(values) {
      const input = inputOf(values);
      if (plan) await update({ variables: { id: plan.id, input } });
      else await create({ variables: { input } });
      showToast(`O plano ${input.name} foi ${plan ? 'salvo' : 'criado'}.`);
      onSaved();
    },
  });
  const { form } = serverForm;
  const accounts = plan?.usersCount ?? 0;
  return (
    <FormModal
      title={plan ? `Editar plano ${plan.name}` : 'Novo plano'}
      size="lg"
      leaveWords={UNSAVED}
      onClose={onClose}
      serverForm={serverForm}
      label="Dados do plano"
      action={plan ? 'Salvar alterações' : 'Criar plano'}
    >
      <TextInput
        label="Nome"
        name="name"
        maxLength={60}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <div className={formClasses.pair}>
        <TextInput
          label="Preço por mês (R$)"
          name="price"
          type="number"
          inputMode="decimal"
          min={0}
          max={999_999.99}
          step={0.01}
          required
          description="Zero para um plano grátis."
          {...form.getInputProps('price')}
        />
        <TextInput
          label="Máximo de empresas"
          name="maxCompanies"
          type="number"
          inputMode="numeric"
          min={1}
          max={1_000}
          required
          description="Quantas empresas um dono pode ter."
          {...form.getInputProps('maxCompanies')}
        />
      </div>
      <TextInput
        label="Fotos por empresa"
        name="photoLimit"
        type="number"
        inputMode="numeric"
        min={0}
        max={100}
        required
        description="Com um plano menor, as fotos a mais ficam guardadas e não aparecem."
        {...form.getInputProps('photoLimit')}
      />
      <SettingBelow maxCompanies={Number(form.values.maxCompanies)} />
      <TextArea
        label="Recursos"
        name="features"
        description="Um por linha, sem vírgula. “Até N empresas” aparece sozinho, em primeiro lugar."
        rows={5}
        {...form.getInputProps('features')}
      />
      <div>
        {INCLUDED.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            name={name}
            {...form.getInputProps(name, { type: 'checkbox' })}
          />
        ))}
        <Checkbox
          label="Ativo"
          name="isActive"
          description="Donos de empresas podem pedir este plano. Inativo, fica só com quem já o tem."
          {...form.getInputProps('isActive', { type: 'checkbox' })}
        />
      </div>
      {accounts > 0 && (
        <Notice>
          {accounts === 1 ? 'Uma conta tem' : `${formatNumber(accounts)} contas têm`} este plano. Preço,
          limite e recursos mudam também para ela{accounts === 1 ? '' : 's'}; empresas que já existem ficam.
        </Notice>
      )}
    </FormModal>
  );
}
