import { Navigate } from 'react-router-dom';
import { formatNumber } from '../../../lib/format.ts';
import { LoadingBar } from '../../../ui/feedback/loading-bar.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useBusyControl } from '../../../ui/feedback/use-busy-control.ts';
import formClasses from '../../../ui/form/form.module.css';
import { type Choices, choiceOf } from '../../../ui/list/choices.ts';
import { ListChoice } from '../../../ui/list/list-choice.tsx';
import { ListState } from '../../../ui/list/list-state.tsx';
import { Paging } from '../../../ui/list/paging.tsx';
import { RowsChoice } from '../../../ui/list/rows-choice.tsx';
import { DataTable } from '../../../ui/list/table/data-table.tsx';
import { useListAddress } from '../../../ui/list/use-list-params.ts';
import { useTallestPage } from '../../../ui/list/use-tallest-page.ts';
import { useAnchor } from '../../../ui/navigation/use-anchor.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { ExportButton } from '../../actions/export-button.tsx';
import { isPastLastPage } from '../../list/is-past-last-page.ts';
import lists from '../../list/lists.module.css';
import { type ImportPartsFragment, useImportProblemsQuery } from '../imports.gen.ts';
import classes from '../imports.module.css';
import { rowWords } from '../row-labels.ts';

/** Anchor of the list, so that paging does not scroll to the top. */
const ANCHOR = 'problemas';
/** Number of warnings that the server stores. */
const MOST_WARNINGS = 10_000;

/** Lists errors and warnings of an import, paged. */
export function ImportProblems({ item }: { item: ImportPartsFragment }) {
  const address = useListAddress();
  useAnchor();
  const words = rowWords(item.status);
  const fileName = item.fileName.replace(/\.[^.]+$/, '');
  const kinds: Choices<'' | 'refused' | 'warning'> = [
    { value: '', label: 'Todos os problemas' },
    { value: 'refused', label: words.onlyRefused },
    { value: 'warning', label: 'Só avisos' },
  ];
  const kind = choiceOf(address, 'kind', kinds);
  const { data, previousData, failure, refetch } = useImportProblemsQuery({
    variables: { id: item.id, kind: kind || null, page: address.page, perPage: address.rows },
  });
  const list = (data ?? previousData)?.adminImport.problems;
  const rows = useTallestPage(list);
  const isWaiting = list !== undefined && !data && !failure;
  useBusyControl(isWaiting);

  if (item.rowsRefused + item.warnings === 0) {
    return <Notice tone="success">Nenhum problema nas linhas do arquivo.</Notice>;
  }
  if (isPastLastPage(data?.adminImport.problems)) {
    return <Navigate to={address.pathOf(data?.adminImport.problems.lastPage ?? 1)} replace />;
  }
  return (
    <section className={classes.part} aria-labelledby={ANCHOR}>
      <div className={classes.head}>
        <h3 id={ANCHOR} tabIndex={-1}>
          Problemas nas linhas
        </h3>
        <div className={formClasses.actions}>
          {item.rowsRefused > 0 && (
            <ExportButton
              list="import-refused-rows"
              filter={{ importId: item.id }}
              fileName={`${fileName}.recusadas`}
              text="Baixar linhas recusadas (CSV)"
            />
          )}
          <ExportButton
            list="import-problems"
            filter={{ importId: item.id }}
            fileName={`${fileName}.problemas`}
            text="Baixar problemas (CSV)"
          />
        </div>
      </div>
      <p className={lists.aside}>
        {words.explanation}
        {item.rowsRefused > 0 && ' Corrija as recusadas no arquivo delas e envie só esse.'}
        {item.warnings > MOST_WARNINGS &&
          ` Só os primeiros ${formatNumber(MOST_WARNINGS)} avisos ficam guardados.`}
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
        {isWaiting && <LoadingBar />}
        <div ref={rows} key={address.rows}>
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
        </div>
        <div className={lists.foot}>
          <RowsChoice rows={address.rows} total={list?.total ?? 0} onChange={address.changeRows} />
          <Paging
            label="Páginas dos problemas"
            page={list?.page ?? 1}
            lastPage={list?.lastPage ?? 1}
            pathOf={(page) => `${address.pathOf(page)}#${ANCHOR}`}
          />
        </div>
      </ListState>
    </section>
  );
}
