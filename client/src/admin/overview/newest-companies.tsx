import { Flex, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatAge, formatCityState } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { AdminDashboardQuery } from './dashboard.gen.ts';
import classes from './system-status.module.css';

type NewCompany = AdminDashboardQuery['adminOverview']['newestCompanies'][number];

const KEYS = [1, 2, 3, 4, 5];

/** Shows the state of a company; a deactivated one is shown as such. */
function State({ isApproved, isActive }: Pick<NewCompany, 'isApproved' | 'isActive'>) {
  if (!isApproved) return <StatusTag tone="waiting">Pendente</StatusTag>;
  return isActive ? <StatusTag tone="good">Aprovada</StatusTag> : <StatusTag>Inativa</StatusTag>;
}

/** Lists the five newest companies; undefined while loading. */
export function NewestCompanies({ companies }: { companies: readonly NewCompany[] | undefined }) {
  if (!companies) {
    return (
      <Flex component="ul" direction="column">
        {KEYS.map((key) => (
          <li key={key} className={classes.row}>
            <Skeleton height="2.95rem" />
          </li>
        ))}
      </Flex>
    );
  }
  if (companies.length === 0) {
    return (
      <EmptyState title="Nenhuma empresa ainda">
        <p>Quando alguém cadastrar uma empresa, ela aparece aqui.</p>
      </EmptyState>
    );
  }
  return (
    <Flex component="ul" direction="column">
      {companies.map(({ id, name, category, city, ownerName, createdAt, ...state }) => (
        <li key={id} className={classes.row}>
          <Stack gap="0.15rem" flex="1 1 14rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
            <Link to={paths.company(id)} className={classes.name}>
              {name}
            </Link>
            <Text span c="dimmed" fz="var(--text-md)">
              {category.name} · {formatCityState(city)} · {ownerName ?? 'Sem dono'}
            </Text>
          </Stack>
          <Group gap="sm" wrap="nowrap">
            <State {...state} />
            <Text dateTime={createdAt} component="time" c="dimmed" fz="var(--text-md)">
              {formatAge(createdAt)}
            </Text>
          </Group>
        </li>
      ))}
    </Flex>
  );
}
