import { Flex, Text } from '@mantine/core';
import { Suspense } from 'react';
import { DAY_MS, formatAge, formatAmount, formatDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { ApprovalPersonFragment } from '../approval-types/approval-details.gen.ts';
import { Section } from '../approval-types/section.tsx';

const RejectAccount = lazyOr(
  async () => (await import('./reject-account.tsx')).RejectAccount,
  () => null,
);

/** An account is new so many days. */
const NEW_DAYS = 7;

function stateOf({ isApproved, isActive }: ApprovalPersonFragment['companies'][number]): string {
  if (!isApproved && isActive) return 'espera aprovação';
  return isActive ? 'aprovada' : 'inativa';
}

interface PersonSectionProps {
  /** What the person is to the approval. */
  title: string;
  person: ApprovalPersonFragment;
  /** The company that the approval is about. */
  current?: string;
  /** Whether all that the account registered can be rejected. */
  isRejectable?: boolean;
}

/** Shows a person: account, other companies and earlier rejections. */
export function PersonSection({ title, person, current, isRejectable = false }: PersonSectionProps) {
  const { name, email, isActive, isEmailConfirmed, createdAt, companies, companiesCount } = person;
  const isNew = Date.now() - Date.parse(createdAt) < NEW_DAYS * DAY_MS;
  const others = companies.filter(({ id }) => id !== current);
  const unlisted = companiesCount - companies.length;
  return (
    <Section title={title}>
      <Flex component="p" gap="0.35rem 0.6rem" wrap="wrap" align="center">
        <strong>{name}</strong> <EmailText address={email} />
        <StatusTag tone={isEmailConfirmed ? 'good' : 'waiting'}>
          {isEmailConfirmed ? 'E-mail confirmado' : 'E-mail não confirmado'}
        </StatusTag>
        {!isActive && <StatusTag tone="bad">Conta inativa</StatusTag>}
        {isNew && <StatusTag tone="waiting">Conta nova</StatusTag>}
      </Flex>
      <p>
        Conta criada em {formatDate(createdAt)}
        {formatAge(createdAt) !== formatDate(createdAt) && ` (${formatAge(createdAt).toLowerCase()})`}.
      </p>
      <h4>Outras empresas</h4>
      {others.length === 0 ? (
        <Text c="dimmed">Nenhuma.</Text>
      ) : (
        <Flex component="ul" direction="column" gap="0.35rem">
          {others.map((company) => (
            <li key={company.id}>
              <NewTabLink to={paths.company(company.id)}>{company.name}</NewTabLink>{' '}
              <small>{stateOf(company)}</small>
            </li>
          ))}
          {unlisted > 0 && <li>E mais {formatAmount(unlisted, 'empresa', 'empresas')}.</li>}
        </Flex>
      )}
      <h4>Rejeições anteriores</h4>
      {person.rejectionsCount === 0 ? (
        <Text c="dimmed">Nenhuma.</Text>
      ) : (
        <Flex component="ul" direction="column" gap="0.35rem">
          {person.rejections.map((rejection) => (
            <li key={`${rejection.rejectedAt} ${rejection.name}`}>
              {rejection.name}{' '}
              <small>
                {formatDate(rejection.rejectedAt)}
                {rejection.reason && `: ${rejection.reason}`}
              </small>
            </li>
          ))}
          {person.rejectionsCount > person.rejections.length && (
            <li>{formatAmount(person.rejectionsCount, 'rejeição', 'rejeições')} ao todo.</li>
          )}
        </Flex>
      )}
      {isRejectable && (
        <Suspense>
          <RejectAccount person={person} />
        </Suspense>
      )}
    </Section>
  );
}
