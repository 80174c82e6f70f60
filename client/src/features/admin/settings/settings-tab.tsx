import '@mantine/core/styles/Checkbox.layer.css';
import { type ReactNode, useId, useState } from 'react';
import { LeaveNotice } from '../../../components/leave-notice.tsx';
import { ListState } from '../../../components/list-state.tsx';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { MaintenanceSwitch } from './maintenance-switch.tsx';
import { PolicyForm } from './policy-form.tsx';
import { type SettingsOfSiteQuery, useSettingsOfSiteQuery } from './settings.gen.ts';
import classes from './settings.module.css';
import { SiteForm } from './site-form.tsx';

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** Both forms and the switch, once what they begin with is there. */
function Settings({ systemSettings, approvalPolicy }: SettingsOfSiteQuery) {
  const [isSiteDirty, setSiteDirty] = useState(false);
  const [isPolicyDirty, setPolicyDirty] = useState(false);
  const guard = useLeaveGuard(isSiteDirty || isPolicyDirty);
  return (
    <>
      {guard.isHeld && (
        <LeaveNotice
          stayText="Continuar editando"
          leaveText="Descartar alterações"
          onStay={guard.stay}
          onLeave={guard.leave}
        >
          Há alterações que não foram salvas.
        </LeaveNotice>
      )}
      <div>
        <Section title="Site">
          <SiteForm settings={systemSettings} onDirty={setSiteDirty} />
        </Section>
        <Section title="Política de aprovação">
          <PolicyForm
            policy={approvalPolicy}
            isOverruled={systemSettings.autoApproveCompanies}
            onDirty={setPolicyDirty}
          />
        </Section>
        <Section title="Modo de manutenção">
          <MaintenanceSwitch isOn={systemSettings.maintenanceMode} />
        </Section>
      </div>
    </>
  );
}

/** Settings of the site and the approval policy (SPEC section 2, Admin: Configurações). */
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
