import { formatCount } from '../../lib/format.ts';
import { type HomeStatisticsQuery, useHomeStatisticsQuery } from './home.gen.ts';
import classes from './statistics-strip.module.css';

/** Shown when the call fails. */
const FALLBACK: HomeStatisticsQuery['siteStatistics'] = {
  companiesCount: 10_000,
  categoriesCount: 50,
  citiesCount: 100,
  satisfactionRate: 99,
};

/** Shows four figures of the site; placeholders have their final size. */
export function StatisticsStrip() {
  const { data, loading } = useHomeStatisticsQuery();
  const shown = data?.siteStatistics ?? FALLBACK;
  const figures = [
    { label: 'Empresas', value: formatCount(shown.companiesCount) },
    { label: 'Categorias', value: formatCount(shown.categoriesCount) },
    { label: 'Cidades', value: formatCount(shown.citiesCount) },
    { label: 'Satisfação', value: `${shown.satisfactionRate}%` },
  ];
  return (
    <section className={classes.strip} aria-label="O guia em números" aria-busy={loading}>
      <dl className={classes.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={classes.figure}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{loading ? '\u00a0' : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
