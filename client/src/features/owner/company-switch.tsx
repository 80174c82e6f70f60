import { Flex, Input, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { usePolling } from '../../api/use-polling.ts';
import { formatNumber } from '../../lib/format.ts';
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { PageButtons } from '../../ui/list/page-buttons.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { type CompanyChoice, companyLabel } from './company-choices.ts';
import classes from './owner.module.css';
import { type OwnerCompanyFragment, useOwnerCompaniesQuery } from './owner-companies.gen.ts';

const EVERY_MS = 60_000;

interface CompanySwitchProps {
  /** The company that is shown. */
  company: CompanyChoice;
  /** How many there are to choose from. */
  total: number;
  onChoose(companyId: string): void;
}

/** Returns a company's name with how much waits in it. */
const labelOf = ({ company, unreadMessages, unansweredRatings }: OwnerCompanyFragment): string => {
  const waiting = unreadMessages + unansweredRatings;
  return waiting > 0
    ? `${companyLabel(company)} (${formatNumber(waiting)} para responder)`
    : companyLabel(company);
};

/** Shows the company that is chosen of many, with a button that opens the search for another one. */
function ManySwitch({ company, onChoose }: Omit<CompanySwitchProps, 'total'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.switch}>
      <Input.Label id="company-switch">Empresa mostrada</Input.Label>
      <button
        type="button"
        className={classes.many}
        aria-haspopup="dialog"
        aria-describedby="company-switch"
        onClick={() => setIsOpen(true)}
      >
        <span>{companyLabel(company)}</span>
        <Icon name="search" />
      </button>
      {isOpen && (
        <CompanyChoiceModal
          companyId={company.id}
          labelOf={labelOf}
          onChoose={onChoose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

/** Chooses one of the viewer's companies, each with how much waits in it; nothing where there is one. */
export function CompanySwitch({ company, total, onChoose }: CompanySwitchProps) {
  const isNeeded = total > 1;
  const { data, previousData, refetch } = useOwnerCompaniesQuery({ variables: { page: 1 }, skip: !isNeeded });
  usePolling(refetch, { everyMs: isNeeded ? EVERY_MS : undefined });
  if (!isNeeded) return null;
  const list = (data ?? previousData)?.ownerCompanies;
  if (list && list.lastPage > 1) return <ManySwitch company={company} onChoose={onChoose} />;
  const choices = list?.items.map((choice) => ({ value: choice.id, label: labelOf(choice) }));
  return (
    <NativeSelect
      className={classes.switch ?? ''}
      classNames={{ input: classes.chosen ?? '' }}
      label="Empresa mostrada"
      name="company"
      value={company.id}
      data={choices ?? [{ value: company.id, label: companyLabel(company) }]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

interface CompanyChoiceModalProps {
  /** The company that is shown. */
  companyId: string;
  labelOf(company: OwnerCompanyFragment): string;
  onChoose(companyId: string): void;
  onClose(): void;
}

/** Searches the viewer's companies by name and chooses one. */
function CompanyChoiceModal({ companyId, labelOf, onChoose, onClose }: CompanyChoiceModalProps) {
  const [query, setQuery] = useState({ q: '', page: 1 });
  const [text, setText] = useDebouncedText(query.q, (q) => setQuery({ q, page: 1 }));
  const { data, previousData, failure, refetch } = useOwnerCompaniesQuery({ variables: query });
  const list = (data ?? previousData)?.ownerCompanies;
  return (
    <SiteModal title="Trocar de empresa" onClose={onClose}>
      <TextInput
        data-autofocus
        label="Nome da empresa"
        name="company-search"
        type="search"
        size="md"
        maxLength={100}
        leftSection={<Icon name="search" />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ListState
        hasData={list !== undefined}
        isEmpty={list?.total === 0}
        isFailed={failure !== undefined}
        failedText="Não foi possível carregar suas empresas."
        empty={<p role="status">Nenhuma empresa sua tem este nome. Tente outra parte dele.</p>}
        retry={refetch}
      >
        <Flex component="ul" direction="column" aria-label="Suas empresas">
          {list?.items.map((choice) => (
            <li key={choice.id}>
              <button
                type="button"
                className={classes.choice}
                aria-current={choice.id === companyId || undefined}
                onClick={() => {
                  onClose();
                  onChoose(choice.id);
                }}
              >
                {labelOf(choice)}
              </button>
            </li>
          ))}
        </Flex>
        {list && (
          <PageButtons
            label="Páginas das empresas"
            page={list.page}
            lastPage={list.lastPage}
            isWaiting={!data && !failure}
            onSelect={(page) => setQuery({ ...query, page })}
          />
        )}
      </ListState>
    </SiteModal>
  );
}
