import { paths } from '../../paths.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useMonthNumbersQuery } from './month-numbers.gen.ts';
import classes from './month-numbers.module.css';
import { type NumberSentence, numberSentences } from './number-sentences.ts';

/** Two bars, of the period and of the one before; `most` is the length of the longest. */
function Bars({ now, before, most }: { now: number; before: number; most: number }) {
  const width = (value: number) => `${(100 * value) / most}%`;
  return (
    <span className={classes.bars} aria-hidden="true">
      <span className={classes.bar} style={{ width: width(now) }} />
      <span className={classes.bar} data-before style={{ width: width(before) }} />
    </span>
  );
}

/** Shown on phones too. */
const FIRST = 3;

function Lines({ sentences }: { sentences: readonly NumberSentence[] }) {
  return (
    <ul className={classes.list}>
      {sentences.map(({ name, deed, change, now, before }) => (
        <li key={name} className={classes.line}>
          <p>
            <strong>{deed}</strong>, <span className={classes.change}>{change}</span>
          </p>
          {/* Each pair has its own scale: many views would make the bars of few calls invisible. */}
          <Bars now={now} before={before} most={Math.max(now, before)} />
        </li>
      ))}
    </ul>
  );
}

function Sentences({ sentences }: { sentences: readonly NumberSentence[] }) {
  const rest = sentences.slice(FIRST);
  return (
    <>
      <Lines sentences={sentences.slice(0, FIRST)} />
      {rest.length > 0 && (
        <Fold summary={`Mostrar mais ${rest.length}`}>
          <Lines sentences={rest} />
        </Fold>
      )}
      <p className={classes.legend} aria-hidden="true">
        <span className={classes.sample} /> últimos 30 dias <span className={classes.sample} data-before /> 30
        dias antes
      </p>
    </>
  );
}

/** Shows what happened in the last 30 days against those before, in words with bars. */
export function MonthNumbers({ companyId }: { companyId: string }) {
  const { data, failure, refetch } = useMonthNumbersQuery({ variables: { companyId } });
  const report = data?.companyReport;
  const sentences = report && numberSentences(report.totals, report.before);
  return (
    <Panel
      title="Últimos 30 dias"
      actions={
        <LinkButton to={paths.reports(companyId)} variant="default">
          Ver relatório
        </LinkButton>
      }
    >
      <ListState
        hasData={sentences !== undefined}
        isEmpty={sentences?.length === 0}
        isFailed={failure !== undefined}
        rows={4}
        failedText="Não foi possível carregar os números agora."
        retry={refetch}
        empty={
          <p className={classes.change}>
            Ninguém passou pela sua página nos últimos 60 dias. Fotos, horário e um texto completo ajudam os
            clientes a encontrar você.
          </p>
        }
      >
        {sentences && <Sentences sentences={sentences} />}
      </ListState>
    </Panel>
  );
}
