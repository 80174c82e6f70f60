import { CompanyGrid, CompanyGridSkeleton } from '../../domain/companies/company-grid.tsx';
import { SaveButton } from '../../features/saves/save-button.tsx';
import type { Saves } from '../../features/saves/use-saves.ts';
import classes from './company-page.module.css';
import { useSimilarCompaniesQuery } from './similar.gen.ts';

/** Shows up to four companies of the same kind within reach, or a text when there are none. */
export function SimilarCompanies({ companyId, saves }: { companyId: string; saves: Saves }) {
  const { data, loading } = useSimilarCompaniesQuery({ variables: { companyId } });
  const companies = data?.similarCompanies ?? [];
  return (
    <section className={classes.similar} aria-labelledby="similar-title">
      <h2 id="similar-title">Empresas similares</h2>
      {loading ? (
        <CompanyGridSkeleton count={4} />
      ) : companies.length === 0 ? (
        <p className={classes.soon}>Em breve: empresas similares</p>
      ) : (
        <CompanyGrid
          companies={companies}
          cornerOf={({ id, name }) => (
            <SaveButton companyName={name} isSaved={saves.isSaved(id)} onToggle={() => saves.toggle(id)} />
          )}
        />
      )}
    </section>
  );
}
