import { Flex, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { PageButtons } from '../../ui/list/page-buttons.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import classes from './owner.module.css';
import { type OwnerCompanyFragment, useOwnerCompaniesQuery } from './owner-companies.gen.ts';

interface CompanyChoiceModalProps {
  /** The company that is shown. */
  companyId: string;
  labelOf(company: OwnerCompanyFragment): string;
  onChoose(companyId: string): void;
  onClose(): void;
}

/** Searches the viewer's companies by name and chooses one. */
export function CompanyChoiceModal({ companyId, labelOf, onChoose, onClose }: CompanyChoiceModalProps) {
  const [asked, setAsked] = useState({ q: '', page: 1 });
  const [text, setText] = useDebouncedText(asked.q, (q) => setAsked({ q, page: 1 }));
  const { data, previousData, failure, refetch } = useOwnerCompaniesQuery({ variables: asked });
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
          {list?.items.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={classes.choice}
                aria-current={one.id === companyId || undefined}
                onClick={() => {
                  onClose();
                  onChoose(one.id);
                }}
              >
                {labelOf(one)}
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
            onSelect={(page) => setAsked({ ...asked, page })}
          />
        )}
      </ListState>
    </SiteModal>
  );
}
