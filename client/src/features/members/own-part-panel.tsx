import { Button } from '@mantine/core';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { PARTS } from '../../domain/members/company-rights.ts';
import { paths } from '../../paths.ts';
import formClasses from '../../ui/form/form.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import lists from '../../ui/list/ruled-list.module.css';
import { Panel } from '../../ui/panel.tsx';

interface OwnPartPanelProps {
  account: Pick<AccountFragment, 'name' | 'email'>;
  part: keyof typeof PARTS;
  /** The account has no company of its own. */
  ownsNone: boolean;
  leave(): void;
}

/** Shows a person the part in a company of somebody else, and the way out of it. */
export function OwnPartPanel({ account, part, ownsNone, leave }: OwnPartPanelProps) {
  return (
    <Panel title={`Você é ${PARTS[part].name}`}>
      <div>
        <p>
          <strong>{account.name}</strong>
        </p>
        <p className={lists.muted}>{account.email}</p>
      </div>
      <p>{PARTS[part].text}</p>
      <div className={formClasses.actions}>
        <LinkButton to={paths.profile()} variant="default">
          Meu perfil
        </LinkButton>
        {ownsNone && (
          <LinkButton to={paths.registerCompany()} variant="default">
            Cadastrar minha empresa
          </LinkButton>
        )}
        <Button variant="subtle" color="red" c="var(--mantine-color-error)" onClick={leave}>
          Sair da empresa
        </Button>
      </div>
    </Panel>
  );
}
