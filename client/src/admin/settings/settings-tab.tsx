import '@mantine/core/styles/Checkbox.layer.css';
import { useId } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { ApprovalPolicyModal } from './approval-policy-modal.tsx';
import { MaintenanceSwitch } from './maintenance-switch.tsx';
import { POLICY_RULES } from './policy-rules.ts';
import { type SettingsOfSiteQuery, useSettingsOfSiteQuery } from './settings.gen.ts';
import classes from './settings.module.css';
import { SettingsCard } from './settings-card.tsx';
import { SystemSettingsModal } from './system-settings-modal.tsx';
import { useSettingsModal } from './use-settings-modal.ts';

function Switched({ isOn }: { isOn: boolean }) {
  return <StatusTag tone={isOn ? 'good' : 'plain'}>{isOn ? 'Ligado' : 'Desligado'}</StatusTag>;
}

/** The present settings, with the modals that change them. */
function Settings({ systemSettings, approvalPolicy }: SettingsOfSiteQuery) {
  const { shown, buttonOf, open, close } = useSettingsModal();
  const maintenanceId = useId();
  const { siteName, siteDescription, contactEmail, supportPhone } = systemSettings;
  const { approvalTimeoutDays: days, notificationEmail } = approvalPolicy;
  return (
    <>
      <SettingsCard
        title="Configurações do sistema"
        action="Editar configurações"
        buttonRef={buttonOf('system')}
        onOpen={() => open('system')}
        facts={[
          { name: 'Nome do site', value: siteName },
          { name: 'Descrição do site', value: siteDescription },
          { name: 'E-mail de contato', value: contactEmail },
          { name: 'Telefone de suporte', value: supportPhone },
          { name: 'Máximo de empresas por usuário', value: systemSettings.maxCompaniesPerUser },
          {
            name: 'Aprovar empresas automaticamente',
            value: <Switched isOn={systemSettings.autoApproveCompanies} />,
          },
        ]}
      />
      <SettingsCard
        title="Políticas de aprovação"
        action="Editar políticas"
        buttonRef={buttonOf('policy')}
        onOpen={() => open('policy')}
        facts={[
          ...POLICY_RULES.map(({ name, label }) => ({
            name: label,
            value: <Switched isOn={approvalPolicy[name]} />,
          })),
          { name: 'Prazo para decidir', value: days === 1 ? '1 dia' : `${days} dias` },
          { name: 'E-mail para avisos', value: notificationEmail ?? 'Ninguém é avisado' },
        ]}
      >
        {systemSettings.autoApproveCompanies && (
          <Notice tone="warning">
            “Aprovar empresas automaticamente” está ligado: empresas novas são publicadas na hora, mesmo que a
            política exija aprovação.
          </Notice>
        )}
      </SettingsCard>
      <section className={classes.section} aria-labelledby={maintenanceId}>
        <h3 id={maintenanceId}>Modo de manutenção</h3>
        <MaintenanceSwitch isOn={systemSettings.maintenanceMode} />
      </section>
      {shown === 'system' && <SystemSettingsModal settings={systemSettings} onClose={close} />}
      {shown === 'policy' && <ApprovalPolicyModal policy={approvalPolicy} onClose={close} />}
    </>
  );
}

/** Settings of the site and the approval policy. */
export function SettingsTab() {
  const { data, failure, refetch } = useSettingsOfSiteQuery();
  return (
    <div className={classes.place} data-loading={(!data && !failure) || undefined}>
      <ListState
        hasData={data !== undefined}
        isEmpty={false}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar dados do painel administrativo"
        retry={refetch}
        empty={null}
      >
        {data && <Settings {...data} />}
      </ListState>
    </div>
  );
}
