import { Button, Checkbox, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { CancelButton } from '../../../components/cancel-button.tsx';
import formClasses from '../../../components/form.module.css';
import { UNSAVED } from '../../../components/leave-notice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SiteModal } from '../../../components/site-modal.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { useServerForm } from '../../../lib/use-server-form.ts';
import { keepPublicSettings } from './keep-public-settings.ts';
import { type SystemSettingsFieldsFragment, useUpdateSystemSettingsMutation } from './settings.gen.ts';
import classes from './settings.module.css';
import { changesOf, siteRules, siteValues } from './settings-values.ts';

interface SystemSettingsModalProps {
  settings: SystemSettingsFieldsFragment;
  onClose(): void;
}

/** Name, contact and limits of the site; header and footer follow as soon as it is saved. */
export function SystemSettingsModal({ settings, onClose }: SystemSettingsModalProps) {
  const [update] = useUpdateSystemSettingsMutation({
    update: (cache, { data }) => data && keepPublicSettings(cache, data.updateSystemSettings),
  });
  const [before] = useState(() => siteValues(settings));
  const isSaved = useRef(false);
  const { form, element, problem, submit } = useServerForm({
    mode: 'controlled',
    initialValues: before,
    validate: siteRules,
    failedText: 'Erro ao salvar configurações',
    async send(values) {
      const { maxCompaniesPerUser, ...texts } = changesOf(before, values);
      await update({
        variables: {
          input: {
            ...texts,
            ...(maxCompaniesPerUser && { maxCompaniesPerUser: Number(maxCompaniesPerUser) }),
          },
        },
      });
      isSaved.current = true;
      showToast('Configurações salvas.');
      onClose();
    },
  });
  return (
    <SiteModal
      title="Configurações do sistema"
      canClose={!form.submitting}
      hasTyped={() => !isSaved.current && form.isDirty()}
      leaveWords={UNSAVED}
      onClose={onClose}
    >
      <form
        ref={element}
        className={formClasses.form}
        onSubmit={submit}
        noValidate
        aria-label="Configurações do sistema"
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
        {problem && (
          <Notice tone="error" announce>
            {problem}
          </Notice>
        )}
        <div className={formClasses.actions}>
          <Button type="submit" loading={form.submitting}>
            Salvar configurações
          </Button>
          <CancelButton disabled={form.submitting} />
        </div>
      </form>
    </SiteModal>
  );
}
