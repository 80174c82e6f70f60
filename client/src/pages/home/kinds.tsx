import { paths } from '../../paths.ts';
import { LinkList } from '../../ui/link-list.tsx';
import type { HomeLinksQuery } from './home.gen.ts';
import classes from './kinds.module.css';

type Kind = HomeLinksQuery['searchLinks']['kinds'][number];

/** Placeholders about as long as the names, so that nothing below jumps. */
const EXPECTED: readonly Kind[] = Array.from({ length: 12 }, (_, key) => ({
  id: String(key),
  slug: '',
  plural: 'Oficinas mecânicas',
}));

interface KindsProps {
  /** The kinds with the most companies; undefined until they are known. */
  kinds: readonly Kind[] | undefined;
}

/** Links to the most frequent kinds of business. */
export function Kinds({ kinds }: KindsProps) {
  return (
    <div className={classes.kinds} data-waiting={kinds === undefined || undefined}>
      <LinkList
        id="kinds-title"
        title="Segmentos com mais empresas"
        links={(kinds ?? EXPECTED).map(({ id, slug, plural }) => ({
          key: id,
          text: plural,
          path: paths.search({ kind: slug }),
        }))}
      />
    </div>
  );
}
