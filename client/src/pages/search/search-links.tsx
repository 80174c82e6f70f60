import { formatCity, formatCityState } from '../../lib/format.ts';
import { paths, patterns } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LinkList } from '../../ui/link-list.tsx';
import { useSearchLinksQuery } from './search-links.gen.ts';
import classes from './search-links.module.css';
import { linksVariables, type MatchedKind, type SearchRequest } from './search-request.ts';

interface SearchLinksProps {
  request: SearchRequest;
  kind: MatchedKind | null;
  /** The requested category, or that of the kind. */
  category: { id: string; name: string } | null | undefined;
  isEmpty: boolean;
}

/** Links a category, kind or city to related ones that have companies. */
export function SearchLinks({ request, kind, category, isEmpty }: SearchLinksProps) {
  const { city, open, attributes } = request;
  const { data } = useSearchLinksQuery({ variables: linksVariables(request) });
  if (!data) return null;
  const { categories, kinds, cities } = data.searchLinks;
  // The page of a kind leads to its category, too.
  const others = kind ? categories : categories.filter(({ id }) => id !== category?.id);
  // Where there is none of the kind, nobody could answer.
  const canAsk = kind && city && (!isEmpty || open || attributes);
  const inCity = city ? ` em ${city}` : '';
  return (
    <div className={classes.all}>
      {canAsk && (
        <section className={classes.ask} aria-labelledby="ask-title">
          <h2 id="ask-title">Quer saber o preço?</h2>
          <p>Escreva uma vez, e várias empresas de {city} respondem.</p>
          <LinkButton
            to={`${patterns.askQuotes}?${new URLSearchParams({ kind: kind.slug, city })}`}
            variant="light"
          >
            Pedir a várias de uma vez
          </LinkButton>
        </section>
      )}
      <LinkList
        id="kinds"
        title={`${kind ? 'Outros segmentos' : 'Segmentos'}${category ? ` de ${category.name}` : ''}${inCity}`}
        links={kinds.map(({ id, plural, slug }) => ({
          key: id,
          text: plural,
          path: paths.search({ kind: slug, city }),
        }))}
      />
      <LinkList
        id="other-categories"
        title={`${kind ? 'Categorias' : 'Outras categorias'}${inCity}`}
        links={others.map(({ id, name }) => ({
          key: id,
          text: name,
          path: paths.search({ category: id, city }),
        }))}
      />
      <LinkList
        id="other-cities"
        title={`${kind?.plural ?? category?.name ?? 'Empresas'} em ${city ? 'cidades próximas' : 'outras cidades'}`}
        links={cities.map((listed) => ({
          key: listed.id,
          text: formatCityState(listed),
          path: paths.search({
            category: kind ? '' : request.category,
            kind: kind?.slug,
            city: formatCity(listed),
          }),
        }))}
      />
    </div>
  );
}
