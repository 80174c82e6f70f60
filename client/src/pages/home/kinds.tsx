import { paths } from '../../paths.ts';
import { LinkList } from '../../ui/link-list.tsx';
import type { HomeLinksQuery } from './home.gen.ts';
import classes from './kinds.module.css';

type Kind = HomeLinksQuery['searchLinks']['kinds'][number];

/** Maximum number of links: a few lines on a phone. */
const SHOWN = 8;

/** Placeholders about as long as the names, so that nothing below jumps. */
const EXPECTED: readonly Kind[] = Array.from({ length: SHOWN }, (_, key) => ({
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
  if (kinds?.length === 0) return null;
  return (
    <div className={classes.kinds} data-waiting={kinds === undefined || undefined}>
      <LinkList
        id="kinds-title"
        title="Segmentos com mais empresas"
        links={(kinds?.slice(0, SHOWN) ?? EXPECTED).map(({ id, slug, plural }) => ({
          key: id,
          text: plural,
          path: paths.search({ kind: slug }),
        }))}
      />
    </div>
  );
}
