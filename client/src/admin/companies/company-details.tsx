import { Box } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { CompanyPart } from '../../domain/members/company-rights.gen.ts';
import { PARTS } from '../../domain/members/company-rights.ts';
import { formatAverage, formatCityState, formatDateTime, formatRatings } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { RowFacts } from '../list/details/row-facts.tsx';
import type { AdminCompanyQuery, CompanyRowFragment } from './companies.gen.ts';
import { Standing, waitingMessages } from './company-columns.tsx';
import type { CompanyParts } from './company-modals.tsx';

interface CompanyDetailsProps {
  company: CompanyRowFragment;
  /** What the list does not know of it; undefined while it is loading. */
  more: AdminCompanyQuery | undefined;
  slots: CompanyParts;
}

interface Person {
  id: string;
  /** Null for somebody who is invited. */
  name: string | null;
  email: string;
  part: CompanyPart;
}

function People({ people }: { people: Person[] }) {
  return people.map(({ id, name, email, part }) => (
    <small key={`${id} ${name}`}>
      {PARTS[part].name}: {name ?? 'convite para'} <EmailText address={email} />
    </small>
  ));
}

/** Shows all of a company that administrators decide by. */
export function CompanyDetails({ company, more, slots }: CompanyDetailsProps) {
  const { hasOwner, ownerName, ownerEmail, plan, kinds, kindsAreGuessed, totalRatings } = company;
  const { address, cep, email, website, description } = more?.company ?? {};
  const place = [address, cep, formatCityState(company.city)].filter(Boolean).join(', ');
  const invited = (more?.companyInvitations ?? []).map((row) => ({ ...row, name: null }));
  const duplicates = more?.company.duplicates ?? [];
  const people = [...(more?.companyMembers ?? []), ...invited];
  return (
    <RowFacts
      facts={[
        ['Número', `#${company.id}`],
        ['Acesso às mensagens', hasOwner && slots.access(company)],
        ['Mensagens', waitingMessages(company).join(', ')],
        ['Situação', <Standing key="standing" {...company} />],
        ['Categoria', company.category.name],
        [
          'Segmentos',
          kinds.length > 0 &&
            `${kinds.map((kind) => kind.name).join(' · ')}${kindsAreGuessed ? ' (sugerido)' : ''}`,
        ],
        ['Onde', place],
        ['Telefone', company.phone],
        ['E-mail', email && <EmailText address={email} />],
        [
          'Site',
          website && (
            <a href={website} target="_blank" rel="noopener noreferrer">
              {website}
            </a>
          ),
        ],
        [
          'Dono',
          hasOwner ? (
            <>
              {ownerName}
              {ownerEmail && (
                <small>
                  <EmailText address={ownerEmail} />
                </small>
              )}
              <small>Plano {plan?.name ?? 'Grátis'}</small>
            </>
          ) : (
            'Sem dono'
          ),
        ],
        [
          'Parecidas',
          duplicates.length > 0 &&
            duplicates.map(({ company: { id, name } }) => (
              <Box key={id} py="0.35rem">
                <Link to={paths.admin({ tab: 'companies', item: id })}>{name}</Link> · nº {id}
              </Box>
            )),
        ],
        ['Pessoas', people.length > 0 && <People key="people" people={people} />],
        [
          'Nota',
          totalRatings > 0 && `${formatAverage(company.averageRating)} de ${formatRatings(totalRatings)}`,
        ],
        ['Cadastro', formatDateTime(company.createdAt)],
        ['Descrição', description],
      ]}
    />
  );
}
