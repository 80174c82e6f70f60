import { Button, Flex, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { CompanyContact } from '../../domain/companies/company-contact.tsx';
import { CompanyLogo } from '../../domain/companies/company-logo.tsx';
import { mayInCompany } from '../../domain/members/company-rights.ts';
import {
  type CompanyFieldsFragment,
  useUpdateCompanyMutation,
} from '../../features/company-form/company-form.gen.ts';
import { CompanyState } from '../../features/owner/company-state.tsx';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CompanyPartsList } from './company-parts-list.tsx';
import classes from './dashboard.module.css';
import type { OwnedCompanyFragment } from './my-companies.gen.ts';

interface GuessedKindsProps {
  company: Pick<CompanyFieldsFragment, 'id' | 'kinds'>;
  /** Called once they are confirmed, when this is no longer shown. */
  onConfirmed(): void;
}

/** Asks the owner to confirm the kinds that were guessed from the texts of the company. */
function GuessedKinds({ company: { id, kinds }, onConfirmed }: GuessedKindsProps) {
  const [update] = useUpdateCompanyMutation();
  const { isBusy, problem, attempt } = useAttempt('Erro ao confirmar segmentos');
  const confirm = () =>
    attempt(async () => {
      await update({ variables: { id, input: { kindIds: kinds.map((kind) => kind.id) } } });
      showToast('Segmentos confirmados.');
      onConfirmed();
    });
  return (
    <Notice tone="warning">
      <Flex direction="column" gap={{ base: '0.4rem', xs: 'sm' }} align="flex-start">
        <p>
          Sugerimos {kinds.length === 1 ? 'o segmento' : 'os segmentos'} pelo texto:{' '}
          <strong>{kinds.map(({ name }) => name).join(' · ')}</strong>. Confirme ou edite.
        </p>
        <Problem text={problem} />
        <Button variant="default" loading={isBusy} onClick={confirm}>
          Confirmar segmentos
        </Button>
      </Flex>
    </Notice>
  );
}

interface CompanyPanelProps {
  company: OwnedCompanyFragment;
  /** Number of unread messages. */
  unread: number;
  onMessages(): void;
  onRemove(): void;
}

/** Shows a link to the public page, or why there is none yet; then a preview, which only the owner is led to. */
function PublicPage({ company }: Pick<CompanyPanelProps, 'company'>) {
  const [isAsked, setIsAsked] = useState(false);
  const link = { to: paths.company(company.id), state: { from: paths.userDashboard(company.id) } };
  if (company.isApproved && company.isActive) {
    return (
      <LinkButton {...link} variant="default">
        <Icon name="external" />
        Ver página pública
      </LinkButton>
    );
  }
  const preview = (
    <LinkButton {...link} variant="default">
      <Icon name="eye" />
      Ver como os visitantes verão
    </LinkButton>
  );
  if (company.isApproved) return preview;
  return (
    <>
      {preview}
      <Button variant="default" onClick={() => setIsAsked(true)} leftSection={<Icon name="external" />}>
        Ver página pública
      </Button>
      {isAsked && (
        <div className={classes.alert}>
          <Notice tone="error" announce>
            Sua empresa ainda não foi aprovada. A página pública fica disponível depois da aprovação.
          </Notice>
        </div>
      )}
    </>
  );
}

function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.unread}>
      {formatNumber(count)} <span className="visually-hidden">{count === 1 ? 'não lida' : 'não lidas'}</span>
    </span>
  );
}

/** Shows the company with what the viewer may do in it. */
export function CompanyPanel({ company, unread, onMessages, onRemove }: CompanyPanelProps) {
  const { id, name, category, kinds, kindsAreGuessed, description, isApproved, isActive, logo } = company;
  const naming = useRef<HTMLDivElement>(null);
  const mayEdit = mayInCompany(company, 'edit');
  const isOwn = company.part === null;
  const approval = isApproved ? 'approved' : 'pending';
  return (
    <Panel
      title={isOwn ? 'Sua empresa' : 'A empresa'}
      actions={<CompanyState status={isActive ? approval : 'inactive'} />}
    >
      {!isActive && (
        <Notice tone="warning">
          Esta empresa está inativa: só {isOwn ? 'você' : 'quem participa dela'} e a administração a veem.
          Para ativá-la de novo, fale com a administração.
        </Notice>
      )}
      {mayEdit && kindsAreGuessed && kinds.length > 0 && (
        <GuessedKinds company={company} onConfirmed={() => naming.current?.focus({ preventScroll: true })} />
      )}
      <Group>
        <CompanyLogo name={name} url={logo?.url} size={72} eager />
        <Stack ref={naming} tabIndex={-1} gap="0.4rem" align="flex-start" flex="1 1 12rem" miw={0}>
          <h3 style={{ overflowWrap: 'anywhere' }}>{name}</h3>
          <Text c="dimmed">{[category, ...kinds].map((kind) => kind.name).join(' · ')}</Text>
        </Stack>
      </Group>
      <div className={classes.actions}>
        <PublicPage company={company} />
        <Button variant="default" onClick={onMessages} leftSection={<Icon name="mail" />}>
          Mensagens
          <Unread count={unread} />
        </Button>
        <LinkButton to={paths.reports(id)} variant="default">
          <Icon name="chart" />
          Relatórios
        </LinkButton>
      </div>
      {mayEdit ? (
        <Stack gap="0.4rem">
          <Text fw={600}>Editar Empresa</Text>
          <CompanyPartsList company={company} />
        </Stack>
      ) : (
        <Fold summary="Dados da empresa">
          <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {description || 'Sem descrição.'}
          </Text>
          <CompanyContact {...company} />
        </Fold>
      )}
      {mayInCompany(company, 'remove') && (
        <Button variant="subtle" color="red" c="var(--mantine-color-error)" onClick={onRemove}>
          Remover empresa
        </Button>
      )}
    </Panel>
  );
}
