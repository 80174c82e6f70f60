import { Checkbox, TextInput } from '@mantine/core';
import formClasses from '../../ui/form/form.module.css';
import { UNSAVED } from '../../ui/form/leave-notice.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { type SystemSettingsFieldsFragment, useUpdateSystemSettingsMutation } from './settings.gen.ts';
import classes from './settings.module.css';
import { siteRules, siteValues } from './settings-values.ts';
import { useSettingsForm } from './use-settings-form.ts';

interface SystemSettingsModalProps {
  settings: SystemSettingsFieldsFragment;
  onClose(): void;
}

/** Name, contact and limits of the site. */
export function SystemSettingsModal({ settings, onClose }: SystemSettingsModalProps) {
  const [update] = useUpdateSystemSettingsMutation();
  const { serverForm, hasTyped } = useSettingsForm({
    values: siteValues(settings),
    rules: siteRules,
    save: ({ maxCompaniesPerUser, ...texts }) =>
      update({
        variables: {
          input: {
            ...texts,
            ...(maxCompaniesPerUser && { maxCompaniesPerUser: Number(maxCompaniesPerUser) }),
          },
        },
      }),
    failedText: 'Erro ao salvar configurações',
    savedText: 'Configurações salvas.',
    onClose,
  });
  const { form } = serverForm;
  return (
    <FormModal
      title="Configurações do sistema"
      hasTyped={hasTyped}
      size="lg"
      leaveWords={UNSAVED}
      onClose={onClose}
      serverForm={serverForm}
      label="Configurações do sistema"
      action="Salvar configurações"
    >
      <TextInput
        label="Nome do site"
        name="siteName"
        description="Aparece no topo, no rodapé e no título de cada página."
        maxLength={120}
        required
        data-autofocus
        {...form.getInputProps('siteName')}
      />
      <TextArea
        label="Descrição do site"
        name="siteDescription"
        description="Uma frase, na página inicial e nos buscadores."
        rows={2}
        maxLength={300}
        required
        {...form.getInputProps('siteDescription')}
      />
      <div className={formClasses.pair}>
        <TextInput
          label="E-mail de contato"
          name="contactEmail"
          type="email"
          description="No rodapé."
          maxLength={254}
          required
          {...form.getInputProps('contactEmail')}
        />
        <TextInput
          label="Telefone de suporte"
          name="supportPhone"
          type="tel"
          description="No rodapé, como está escrito aqui."
          maxLength={32}
          required
          {...form.getInputProps('supportPhone')}
        />
      </div>
      <TextInput
        className={classes.short ?? ''}
        label="Máximo de empresas por usuário"
        name="maxCompaniesPerUser"
        type="number"
        inputMode="numeric"
        min={1}
        max={100}
        description="De 1 a 100. O plano do dono pode permitir menos."
        required
        {...form.getInputProps('maxCompaniesPerUser')}
      />
      <Checkbox
        className={classes.alone ?? ''}
        label="Aprovar empresas automaticamente"
        name="autoApproveCompanies"
        description="Empresas novas são publicadas na hora, sem passar pela fila de aprovações."
        {...form.getInputProps('autoApproveCompanies', { type: 'checkbox' })}
      />
    </FormModal>
  );
}
