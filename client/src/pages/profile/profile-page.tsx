import { privatePage } from '../../domain/account/private-page.tsx';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { SecondFactorPanel } from '../../domain/second-factor/second-factor-panel.tsx';
import { patterns } from '../../paths.ts';
import formClasses from '../../ui/form/form.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmailConfirmation } from './email-confirmation.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { PersonalData } from './personal-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { WeeklyMailPanel } from './weekly-mail-panel.tsx';

const ROLES: Record<AccountFragment['role'], string> = {
  admin: 'Administrador',
  company: 'Empresa',
  user: 'Usuário',
};

function Profile({ account }: { account: AccountFragment }) {
  return (
    <PageFrame title="Meu perfil" lead={`Conta de ${ROLES[account.role]}`}>
      {!account.isEmailConfirmed && <EmailConfirmation key={account.email} email={account.email} />}
      <Panel title="Meus dados">
        <ProfileForm key={account.id} account={account} />
      </Panel>
      {account.role === 'company' && <WeeklyMailPanel isEmailConfirmed={account.isEmailConfirmed} />}
      <SecondFactorPanel isOn={account.hasSecondFactor} />
      <SessionsPanel />
      {account.role !== 'user' && (
        <>
          <KeysPanel role={account.role} />
          <Panel title="Integrações">
            <p>Avise seus programas quando algo muda: a cada evento eles recebem um pedido assinado.</p>
            <div className={formClasses.actions}>
              <LinkButton to={patterns.webhooks} variant="default">
                Webhooks
              </LinkButton>
            </div>
          </Panel>
        </>
      )}
      <Panel title="Privacidade">
        <PersonalData ownsCompanies={account.role === 'company'} />
      </Panel>
    </PageFrame>
  );
}

export const page = privatePage('Meu perfil', Profile);
