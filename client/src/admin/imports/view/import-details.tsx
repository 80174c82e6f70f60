import { useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import lists from '../../list/lists.module.css';
import { ColumnMapping } from '../column-mapping.tsx';
import { ImportActions } from '../import-actions.tsx';
import { ImportCounts } from '../import-counts.tsx';
import { ImportProgress } from '../import-progress.tsx';
import { companies, isWorking } from '../import-states.ts';
import type { ImportPartsFragment } from '../imports.gen.ts';
import classes from '../imports.module.css';
import { LayoutChoice } from '../layout-choice.tsx';
import { ImportProblems } from './import-problems.tsx';
import { UnknownValues } from './unknown-values.tsx';

const bringsNothing = ({ rowsCreated, rowsUpdated }: ImportPartsFragment) => rowsCreated + rowsUpdated === 0;

/** Explains the import's state. */
function textOf(item: ImportPartsFragment): string {
  const { status, isStopping, isOfBrowser, rowsCreated } = item;
  if (isWorking(item) && isStopping) return 'Parando depois das linhas que estão em andamento…';
  if (status === 'checking')
    return 'Lendo o arquivo inteiro, sem gravar nada. Você pode sair desta página: a conferência continua.';
  if (status === 'checked') {
    return bringsNothing(item)
      ? 'Nada foi gravado e não há o que importar: nenhuma linha traz algo novo. Veja os problemas ou corrija as colunas.'
      : 'Nada foi gravado ainda. Se você importar este arquivo, o resultado será este:';
  }
  if (!isOfBrowser && status === 'running')
    return 'Feita pela linha de comando: só por lá é acompanhada, parada ou repetida.';
  if (!isOfBrowser && status === 'stopped')
    return 'O que já entrou está no guia. Repita o comando para continuar, ou desfaça tudo.';
  if (status === 'running')
    return 'Você pode sair desta página: a importação continua no servidor. Volte quando quiser.';
  if (status === 'stopped') return 'O que já entrou está no guia. Continue de onde parou, ou desfaça tudo.';
  if (status === 'done') {
    return rowsCreated === 0
      ? 'O arquivo inteiro foi lido.'
      : `${companies(rowsCreated, ' entrou', ' entraram')} no guia e já ${rowsCreated === 1 ? 'aparece' : 'aparecem'} na busca.`;
  }
  if (status === 'undoing')
    return 'As empresas deste arquivo estão saindo do guia. Você pode sair desta página.';
  if (status === 'undone') return 'O guia está como antes deste arquivo. Estas foram as linhas dele:';
  return 'O arquivo foi descartado sem ser importado. O guia não mudou.';
}

interface OneImportProps {
  item: ImportPartsFragment;
  isMapping: boolean;
  /** Shows the columns of a checked file again. */
  setMapping(isMapping: boolean): void;
  refetch(): Promise<void>;
}

/** Shows one import at its step: columns, check, run, result. */
export function OneImport({ item, isMapping, setMapping, refetch }: OneImportProps) {
  const { status } = item;
  const [isAsking, setAsking] = useState(false);
  const isCounted = ['checked', 'running', 'stopped', 'done', 'undone'].includes(status);
  const hasProblems = item.isOfBrowser && ['checked', 'stopped', 'done', 'undone'].includes(status);
  const next = (
    <>
      <ImportActions
        item={item}
        isMapping={isMapping}
        isBusy={isAsking}
        canRun={!bringsNothing(item)}
        setMapping={setMapping}
        refetch={refetch}
      />
      {!isMapping && hasProblems && <ImportProblems item={item} />}
    </>
  );

  return (
    <div className={classes.part}>
      <p className={lists.aside}>
        <strong className={classes.file}>{item.fileName}</strong> · enviado em{' '}
        {formatDateTime(item.startedAt)}
      </p>
      {/* A new key per state, so that nothing animates from one to the next. */}
      <div key={`${status}${isMapping}`} className={classes.part}>
        {item.error && !isWorking(item) && <Notice tone="error">{item.error}</Notice>}
        {isMapping ? (
          <>
            {item.layout && !item.layout.isSure && (
              <LayoutChoice id={item.id} layout={item.layout} refetch={refetch} />
            )}
            <ColumnMapping
              // Another reading has other columns.
              key={JSON.stringify(item.columns.map(({ header }) => header))}
              item={item}
              onChecked={() => setMapping(false)}
              onBusy={setAsking}
              refetch={refetch}
            />
          </>
        ) : (
          <p>{textOf(item)}</p>
        )}
        {isWorking(item) && <ImportProgress item={item} />}
        {!isMapping && isCounted && <ImportCounts item={item} />}
        {!isMapping && status === 'checked' ? (
          <UnknownValues item={item} refetch={refetch}>
            {next}
          </UnknownValues>
        ) : (
          next
        )}
        {['done', 'undone', 'cancelled'].includes(status) && (
          <div>
            <LinkButton to={paths.adminImport()} variant="light">
              Importar outro arquivo
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  );
}
