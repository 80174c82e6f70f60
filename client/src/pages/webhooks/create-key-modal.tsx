import { Box, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmFields, useConfirmation } from '../../domain/account/confirm-fields.tsx';
import { AREA_TEXTS, AREAS, type Area, type Scope } from '../../domain/api-keys/scope-texts.ts';
import { required } from '../../lib/field-rules.ts';
import formClasses from '../../ui/form/form.module.css';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { SecretModal, type SecretWords } from '../../ui/modal/secret-modal.tsx';
import { type CreateApiKeyMutationVariables, useCreateApiKeyMutation } from './keys.gen.ts';

const KEY: SecretWords = {
  title: 'Chave de API criada',
  label: 'Chave',
  warning: (
    <>
      <strong>Copie a chave agora: ela não aparece de novo.</strong> Guarde-a como uma senha. Quem a tem age
      no seu nome.
    </>
  ),
  copy: 'Copiar chave',
  copied: 'Chave copiada.',
  copyByHand: 'A chave está selecionada: copie-a com Ctrl+C ou pelo menu.',
  question: 'Você ainda não copiou a chave. Depois de fechar, ela não aparece mais.',
};

/** Shows the secret of a new API key, once, with an example. */
function NewKeyModal({ secret, onClose }: { secret: string; onClose(): void }) {
  return (
    <SecretModal words={KEY} secret={secret} onClose={onClose}>
      <div>
        <p>Para experimentar, veja com ela quem você é:</p>
        <Box
          component="pre"
          m="0.5rem 0 0"
          p="sm"
          bd="1px solid var(--line)"
          bdrs="0.5rem"
          style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
        >
          {`curl -H 'Authorization: Bearer ${secret}' ${window.location.origin}/api/auth/user`}
        </Box>
      </div>
    </SecretModal>
  );
}

type Expiry = CreateApiKeyMutationVariables['input']['expiry'];

/** Areas of operations that administrators alone may call. */
const OF_ADMINISTRATORS: readonly Area[] = ['catalog', 'administration'];
const EXPIRIES: Array<{ value: Expiry | ''; label: string }> = [
  { value: '', label: 'Escolha um prazo' },
  { value: 'days30', label: '30 dias' },
  { value: 'days90', label: '90 dias' },
  { value: 'days365', label: '1 ano' },
  { value: 'never', label: 'Sem prazo: até você encerrar' },
];
const NO_ACCESS = { value: '', label: 'Sem acesso' };

/** Nothing can be changed in statistics. */
const choicesOf = (area: Area) => [
  NO_ACCESS,
  { value: `${area}Read`, label: 'Ler' },
  ...(area === 'statistics' ? [] : [{ value: `${area}Write`, label: 'Ler e alterar' }]),
];

const NOTHING_CHOSEN = Object.fromEntries(AREAS.map((area) => [area, ''])) as Record<Area, Scope | ''>;
const isScope = (value: Scope | ''): value is Scope => value !== '';
const chosen = (values: Record<Area, Scope | ''>): Scope[] =>
  AREAS.map((area) => values[area]).filter(isScope);

interface CreateKeyModalProps {
  role: 'admin' | 'company';
  onClose(): void;
}

/** Creates an API key, then shows its secret once. */
export function CreateKeyModal({ role, onClose }: CreateKeyModalProps) {
  const [create] = useCreateApiKeyMutation();
  const [secret, setSecret] = useState<string>();
  const confirmation = useConfirmation();
  const serverForm = useServerForm({
    initialValues: {
      name: '',
      expiry: '' as Expiry | '',
      ...NOTHING_CHOSEN,
      ...confirmation.initialValues,
    },
    validate: {
      name: required('Dê um nome à chave'),
      expiry: required('Escolha um prazo'),
      companies: (_value, values) => (chosen(values).length === 0 ? 'Escolha ao menos uma permissão' : null),
      ...confirmation.validate,
    },
    failedText: 'Erro ao criar a chave de API',
    async send({ name, expiry, password, otp, ...areas }) {
      if (expiry === '') return;
      const confirmationInput = confirmation.sent({ password, otp });
      const { data } = await create({
        variables: { input: { name, expiry, scopes: chosen(areas), ...confirmationInput } },
      });
      setSecret(data?.createApiKey.secret);
    },
  });
  const { form } = serverForm;
  if (secret !== undefined) return <NewKeyModal secret={secret} onClose={onClose} />;
  return (
    <FormModal
      title="Criar chave de API"
      size="lg"
      onClose={onClose}
      serverForm={serverForm}
      label="Chave de API"
      action="Criar chave"
    >
      <TextInput
        label="Nome"
        name="name"
        description="O sistema que vai usá-la, como “Site da loja”."
        maxLength={60}
        required
        data-autofocus
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <fieldset className={formClasses.group}>
        <legend>O que ela pode</legend>
        <p className={formClasses.aside}>
          Nunca mais do que você pode. Nenhuma chave cria chaves, troca senha, e-mail ou papel, nem remove
          empresas ou contas.
        </p>
        <div className={formClasses.pair}>
          {AREAS.filter((area) => role === 'admin' || !OF_ADMINISTRATORS.includes(area)).map((area) => {
            const { onChange, ...field } = form.getInputProps(area);
            return (
              <NativeSelect
                key={form.key(area)}
                label={AREA_TEXTS[area]}
                name={area}
                data={choicesOf(area)}
                {...field}
                onChange={(event) => {
                  onChange(event);
                  // The problem of choosing nothing is shown at the first.
                  form.clearFieldError('companies');
                }}
              />
            );
          })}
        </div>
      </fieldset>
      <NativeSelect
        label="Prazo"
        name="expiry"
        data={EXPIRIES}
        required
        key={form.key('expiry')}
        {...form.getInputProps('expiry')}
      />
      <ConfirmFields form={form} hasCode={confirmation.hasCode} />
    </FormModal>
  );
}
