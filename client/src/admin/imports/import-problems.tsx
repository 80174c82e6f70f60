import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { errorMessage } from '../../api/errors.ts';
import { downloadText } from '../../lib/download-text.ts';
import { formatNumber } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Choices, choiceOf } from '../../ui/list/choices.ts';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { Paging } from '../../ui/list/paging.tsx';
import { DataTable } from '../../ui/list/table/data-table.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { useAnchor } from '../../ui/navigation/use-anchor.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { isBeyond } from '../list/is-beyond.ts';
import lists from '../list/lists.module.css';
import { type ImportPartsFragment, ImportProblemsDocument, useImportProblemsQuery } from './imports.gen.ts';
import classes from './imports.module.css';
import { type ImportProblem, problemsCsv } from './problems-csv.ts';
import { rowWords } from './row-labels.ts';

const PER_PAGE = 16;
/** Anchor of the list, so that paging does not scroll to the top. */
const ANCHOR = 'problemas';
/** Page size of the server. */
const PER_DOWNLOAD = 100;
/** Number of problems that the server stores. */
const MOST_KEPT = 10_000;

/** Loads all problems of an import, page by page. */
async function allProblems(client: ReturnType<typeof useApolloClient>, id: string): Promise<ImportProblem[]> {
  const found: ImportProblem[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const { data } = await client.query({
      query: ImportProblemsDocument,
      variables: { id, kind: null, page, perPage: PER_DOWNLOAD },
      fetchPolicy: 'no-cache',
    });
    found.push(...(data?.adminImport.problems.items ?? []));
    lastPage = data?.adminImport.problems.lastPage ?? 1;
  }
  return found;
}

function DownloadButton({ item }: { item: ImportPartsFragment }) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const text = problemsCsv(await allProblems(client, item.id));
      downloadText(`${item.fileName.replace(/\.[^.]+$/, '')}.problemas.csv`, 'text/csv', text);
    } catch (error) {
      showToast(errorMessage(error, 'Erro ao baixar os problemas. Tente novamente.'), 'error');
    }
    setBusy(false);
  }
  return (
    <Button variant="default" leftSection={<Icon name="download" />} loading={isBusy} onClick={download}>
      Baixar problemas (CSV)
    </Button>
  );
}

/** Lists errors and warnings of an import, paged. */
export function ImportProblems({ item }: { item: ImportPartsFragment }) {
  const address = useListAddress();
  useAnchor();
  const words = rowWords(item.status);
  const kinds: Choices<'' | 'refused' | 'warning'> = [
    { value: '', label: 'Todos os problemas' },
    { value: 'refused', label: words.onlyRefused },
    { value: 'warning', label: 'Só avisos' },
  ];
  const kind = choiceOf(address, 'kind', kinds);
  const { data, previousData, failure, refetch } = useImportProblemsQuery({
    variables: { id: item.id, kind: kind || null, page: address.page, perPage: PER_PAGE },
  });
  const list = (data ?? previousData)?.adminImport.problems;

  if (item.rowsRefused + item.warnings === 0) {
    return <Notice tone="success">Nenhum problema nas linhas do arquivo.</Notice>;
  }
  if (isBeyond(data?.adminImport.problems)) {
    return <Navigate to={address.pathOf(data?.adminImport.problems.lastPage ?? 1)} replace />;
  }
  return (
    <section className={classes.part} aria-labelledby={ANCHOR}>
      <div className={classes.head}>
        <h3 id={ANCHOR} tabIndex={-1}>
          Problemas nas linhas
        </h3>
        <DownloadButton item={item} />
      </div>
      <p className={lists.aside}>
        {words.explanation}
        {item.rowsRefused + item.warnings > MOST_KEPT &&
          ` Só os primeiros ${formatNumber(MOST_KEPT)} problemas ficam guardados.`}
      </p>
      <div className={lists.filters}>
        <ListChoice address={address} name="kind" label="Mostrar" choices={kinds} />
      </div>
      <ListState
        hasData={list !== undefined}
        isEmpty={list?.items.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar os problemas do arquivo"
        retry={refetch}
        empty={<Notice>{kind === 'warning' ? 'Nenhum aviso.' : words.noneRefused}</Notice>}
      >
        <DataTable
          label="Problemas nas linhas do arquivo"
          rows={(list?.items ?? []).map((problem, index) => ({ ...problem, id: String(index) }))}
          columns={[
            { name: 'Linha', cell: ({ line }) => `Linha ${formatNumber(line)}` },
            { name: 'Coluna', cell: ({ column }) => column },
            { name: 'Problema', cell: ({ reason }) => reason },
            {
              name: 'Situação',
              cell: (row) => (
                <StatusTag tone={row.kind === 'refused' ? 'bad' : 'waiting'}>{row.situation}</StatusTag>
              ),
            },
          ]}
        />
        <Paging
          label="Páginas dos problemas"
          page={list?.page ?? 1}
          lastPage={list?.lastPage ?? 1}
          pathOf={(page) => `${address.pathOf(page)}#${ANCHOR}`}
        />
      </ListState>
    </section>
  );
}
