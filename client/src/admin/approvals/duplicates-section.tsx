import { Box, Text } from '@mantine/core';
import { Suspense, useRef } from 'react';
import { useMay } from '../../domain/account/use-may.ts';
import { formatCityState, formatDate, formatList } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { useModal } from '../actions/use-modal.ts';
import type {
  ApprovalCompanyFragment,
  DuplicateFieldsFragment,
} from '../approval-types/approval-details.gen.ts';
import { Section } from '../approval-types/section.tsx';
import { compareWords } from '../changes/compare-words.ts';
import classes from './duplicates-section.module.css';

/** Few companies have duplicates that wait. */
const RejectOthers = lazyOr(
  async () => (await import('./reject-others.tsx')).RejectOthers,
  () => null,
);

const MergeModal = lazyOr(async () => (await import('../merge/merge-modal.tsx')).MergeModal, NotLoaded);

type Duplicate = NonNullable<ApprovalCompanyFragment['duplicates']>[number];
type Reason = Duplicate['reasons'][number];
type Fields = Omit<DuplicateFieldsFragment, 'id'>;

const REASONS: Record<Reason, string> = {
  name: 'nome',
  phone: 'telefone',
  address: 'endereço',
  website: 'site',
  email: 'e-mail',
};

interface Line {
  name: string;
  /** The server says whether it is the same: it compares without accents and forms. */
  reason?: Reason;
  /** Its words are compared where the whole is not the same. */
  hasWords?: true;
  value(company: Fields): string | null;
}

const LINES: readonly Line[] = [
  { name: 'Nome', reason: 'name', hasWords: true, value: ({ name }) => name },
  { name: 'Telefone', reason: 'phone', value: ({ phone }) => phone },
  { name: 'E-mail', reason: 'email', value: ({ email }) => email },
  { name: 'Site', reason: 'website', value: ({ website }) => website },
  { name: 'Endereço', reason: 'address', hasWords: true, value: ({ address }) => address },
  { name: 'Cidade', value: ({ city }) => formatCityState(city) },
  { name: 'Categoria', value: ({ category }) => category.name },
  { name: 'Dono', value: ({ ownerName }) => ownerName },
  { name: 'Cadastro', value: ({ createdAt }) => formatDate(createdAt) },
  {
    name: 'Situação',
    value: ({ isApproved, isActive }) => {
      if (!isApproved && isActive) return 'Espera aprovação';
      return isActive ? 'Aprovada' : 'Inativa';
    },
  },
];
const NEVER_SAME: readonly string[] = ['Cadastro', 'Situação'];

function isSame({ name, reason, value }: Line, own: Fields, { company, reasons }: Duplicate): boolean {
  if (reason) return reasons.includes(reason);
  const text = value(own);
  return text !== null && text === value(company) && !NEVER_SAME.includes(name);
}

/** Shows another company's text with the words that are also in the own one marked. */
function SameWords({ own, other }: { own: string; other: string }) {
  const stretches = compareWords(own, other)?.filter(({ kind }) => kind !== 'removed');
  if (!stretches) return other;
  return stretches.map(({ kind, text }, index) =>
    kind === 'same' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of the stretches is their identity
      <mark key={index}>
        <span className="visually-hidden"> (igual: </span>
        {text}
        <span className="visually-hidden">) </span>
      </mark>
    ) : (
      text
    ),
  );
}

/** Shows a value; e-mail addresses break after their @ rather than anywhere. */
function Value({ line, text }: { line: Line; text: string | null }) {
  if (text === null) return '—';
  return line.reason === 'email' ? <EmailText address={text} /> : text;
}

/** Shows a duplicate's value and marks what is the same. */
function DuplicateValue({ line, own, duplicate }: { line: Line; own: Fields; duplicate: Duplicate }) {
  const [ownText, text] = [line.value(own), line.value(duplicate.company)];
  if (isSame(line, own, duplicate)) {
    return (
      <td data-same>
        <Value line={line} text={text} />
        <Box component="span" display="block" fz="var(--text-sm)" fw={600}>
          igual
        </Box>
      </td>
    );
  }
  const hasWords = line.hasWords && ownText !== null && text !== null;
  return <td>{hasWords ? <SameWords own={ownText} other={text} /> : <Value line={line} text={text} />}</td>;
}

/** Shows a button that merges a company with one of its duplicates, or any other. */
function MergeButton({ company }: { company: { id: string; name: string } }) {
  const element = useRef<HTMLDivElement>(null);
  const modal = useModal<true>(element);
  return (
    <div ref={element} tabIndex={-1}>
      <Button variant="default" aria-haspopup="dialog" onClick={() => modal.show(true)}>
        Unir com outra…
      </Button>
      {modal.state && (
        <OnDemand>
          <MergeModal company={company} onClose={modal.close} onMerged={modal.close} />
        </OnDemand>
      )}
    </div>
  );
}

interface DuplicatesSectionProps {
  company: Fields & Pick<ApprovalCompanyFragment, 'id' | 'duplicates'>;
  /** Whether the company is new: what waits as well can be rejected in its favour. */
  isNew?: boolean;
}

/** Shows possible duplicates beside the company; what is the same is marked. */
export function DuplicatesSection({ company, isNew = false }: DuplicatesSectionProps) {
  const merges = useMay('removeCompanies');
  const duplicates = company.duplicates ?? [];
  const waiting = duplicates
    .map((duplicate) => duplicate.company)
    .filter(({ isApproved, isActive }) => !isApproved && isActive);
  if (duplicates.length === 0) {
    return (
      <Section title="Empresas parecidas">
        <Text c="dimmed">Nenhuma com o mesmo nome, telefone, site ou endereço.</Text>
      </Section>
    );
  }
  return (
    <Section title="Empresas parecidas">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <section className={classes.scroll} aria-label="Comparação" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">Esta empresa</th>
              {duplicates.map(({ company: other, reasons }) => (
                <th key={other.id} scope="col">
                  <NewTabLink to={paths.company(other.id)}>{other.name}</NewTabLink>
                  <small>Mesmo {formatList(reasons.map((reason) => REASONS[reason]))}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LINES.map((line) => (
              <tr key={line.name}>
                <th scope="row">{line.name}</th>
                <td>
                  <Value line={line} text={line.value(company)} />
                </td>
                {duplicates.map((duplicate) => (
                  <DuplicateValue
                    key={duplicate.company.id}
                    line={line}
                    own={company}
                    duplicate={duplicate}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {merges && company.isApproved && duplicates.some((one) => one.company.isApproved) && (
        <MergeButton company={company} />
      )}
      {isNew && waiting.length > 0 && (
        <Suspense>
          <RejectOthers companyName={company.name} others={waiting} />
        </Suspense>
      )}
    </Section>
  );
}
