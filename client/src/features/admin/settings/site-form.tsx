import { Checkbox, TextInput } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import formClasses from '../../../components/form.module.css';
import { TextArea } from '../../../components/text-area.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { useServerForm } from '../../../lib/use-server-form.ts';
import { keepPublicSettings } from './keep-public-settings.ts';
import { SaveBar } from './save-bar.tsx';
import { type SystemSettingsFieldsFragment, useUpdateSystemSettingsMutation } from './settings.gen.ts';
import classes from './settings.module.css';
import { changesOf, siteRules, siteValues } from './settings-values.ts';

interface SiteFormProps {
  settings: SystemSettingsFieldsFragment;
  onDirty(isDirty: boolean): void;
}

/** Name, contact and limits of the site; header and footer follow as soon as it is saved. */
export function SiteForm({ settings, onDirty }: SiteFormProps) {
  const [update] = useUpdateSystemSettingsMutation({
    update: (cache, { data }) => data && keepPublicSettings(cache, data.updateSystemSettings),
  });
  const [saved, setSaved] = useState(() => siteValues(settings));
  const { form, element, problem, submit } = useServerForm({
    mode: 'controlled',
    initialValues: saved,
    validate: siteRules,
    failedText: 'Erro ao salvar configurações',
    async send(values) {
      const { maxCompaniesPerUser, ...texts } = changesOf(saved, values);
      const { data } = await update({
        variables: {
          input: {
            ...texts,
            ...(maxCompaniesPerUser && { maxCompaniesPerUser: Number(maxCompaniesPerUser) }),
          },
        },
      });
      if (!data) return;
      const now = siteValues(data.updateSystemSettings);
      setSaved(now);
      form.setInitialValues(now);
      form.setValues(now);
      showToast('Configurações salvas.');
    },
  });
  const isDirty = form.isDirty();
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <form ref={element} className={formClasses.form} onSubmit={submit} noValidate aria-label="Site">
      <TextInput
        label="Nome do site"
        name="siteName"
        description="Aparece no topo, no rodapé e no título de cada página."
        maxLength={120}
        required
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
        label="Aprovar empresas automaticamente"
        name="autoApproveCompanies"
        description="Empresas novas são publicadas na hora, sem passar pela fila de aprovações."
        {...form.getInputProps('autoApproveCompanies', { type: 'checkbox' })}
      />
      <SaveBar
        isDirty={isDirty}
        isBusy={form.submitting}
        problem={problem}
        saveText="Salvar configurações"
        onReset={form.reset}
      />
    </form>
  );
}
