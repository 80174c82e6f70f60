import { formatAverage, formatCityState, formatDateTime, formatRatings } from '../../lib/format.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { RowFacts } from '../list/details/row-facts.tsx';
import type { AdminCompanyQuery, CompanyRowFragment } from './companies.gen.ts';
import { Standing, waitingMessages } from './company-columns.tsx';
import type { CompanyParts } from './company-modals.ts';

interface CompanyDetailsProps {
  company: CompanyRowFragment;
  /** What the list does not know of it; undefined while it is loading. */
  more: AdminCompanyQuery['company'] | undefined;
  parts: CompanyParts;
}

/** Shows all of a company that administrators decide by. */
export function CompanyDetails({ company, more, parts }: CompanyDetailsProps) {
  const { hasOwner, ownerName, ownerEmail, plan, kinds, kindsAreGuessed, totalRatings } = company;
  const place = [more?.address, more?.cep, formatCityState(company.city)].filter(Boolean).join(', ');
  return (
    <RowFacts
      facts={[
        ['Número', `#${company.id}`],
        ['Acesso às mensagens', hasOwner && parts.access(company)],
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
        ['E-mail', more?.email && <EmailText address={more.email} />],
        [
          'Site',
          more?.website && (
            <a href={more.website} target="_blank" rel="noopener noreferrer">
              {more.website}
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
          'Nota',
          totalRatings > 0 && `${formatAverage(company.averageRating)} de ${formatRatings(totalRatings)}`,
        ],
        ['Cadastro', formatDateTime(company.createdAt)],
        ['Descrição', more?.description],
      ]}
    />
  );
}
