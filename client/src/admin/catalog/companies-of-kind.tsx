import { Link } from 'react-router-dom';
import { formatAmount } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import lists from '../list/lists.module.css';
import type { KindRowFragment } from './kinds.gen.ts';

/** Links to the companies that a search for the kind finds. */
export function CompaniesOfKind({
  kind: { slug, companiesCount },
}: {
  kind: Pick<KindRowFragment, 'slug' | 'companiesCount'>;
}) {
  if (companiesCount === 0) return 'Nenhuma empresa';
  return (
    <Link className={lists.whole} to={paths.search({ kind: slug })}>
      {formatAmount(companiesCount, 'empresa', 'empresas')}
    </Link>
  );
}
