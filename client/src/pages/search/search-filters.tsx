import { Button, NativeSelect } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { CityText } from '../../features/search/city-text.tsx';
import { cityTextOf, SearchText } from '../../features/search/search-text.tsx';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { paths, type SearchFilter } from '../../paths.ts';
import type { CompanyOrder } from './search.gen.ts';
import classes from './search-filters.module.css';
import { ORDERS, type SearchRequest } from './search-request.ts';

/** Typing rests this long before it is searched (SPEC section 9). */
const DEBOUNCE_MS = 300;

interface SearchFiltersProps {
  request: SearchRequest;
  categories: readonly { id: string; name: string }[];
}

/** The filters: a form of the address without JavaScript, and with it applied while typing. */
export function SearchFilters({ request, categories }: SearchFiltersProps) {
  const navigate = useNavigate();
  const { q, category, city, order } = request;
  const go = (change: SearchFilter, options?: { replace: boolean }) =>
    navigate(paths.search({ q, category, city, order, ...change }), options);
  const [text, setText] = useTypedText(q, (typed) => go({ q: typed }, { replace: true }), DEBOUNCE_MS);
  const [cityText, setCityText] = useTypedText(
    city,
    (typed) => go({ city: typed }, { replace: true }),
    DEBOUNCE_MS,
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for phones still in use
    <form
      role="search"
      className={classes.filters}
      action={paths.search()}
      onSubmit={(event) => {
        event.preventDefault();
        go({ q: text, city: cityText });
      }}
    >
      <SearchText
        className={classes.text}
        label="O que você procura?"
        placeholder="Nome, serviço ou produto"
        value={text}
        onChange={setText}
        onPick={(offered) => {
          if (offered.companyId) navigate(paths.company(offered.companyId));
          else {
            // What was typed became a filter, also where it has not rested yet.
            setText('');
            if (offered.categoryId) go({ q: '', category: offered.categoryId, city: cityText });
            else go({ q: '', city: cityTextOf(offered) });
          }
        }}
      />
      <NativeSelect
        label="Categoria"
        name="category"
        value={category}
        onChange={(event) => go({ category: event.currentTarget.value, q: text, city: cityText })}
        data={[
          { value: '', label: 'Todas categorias' },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <CityText
        value={cityText}
        onChange={setCityText}
        onPick={(picked) => {
          setCityText(picked);
          go({ city: picked, q: text });
        }}
      />
      <NativeSelect
        label="Ordenar por"
        name="order"
        value={order}
        onChange={(event) =>
          go({ order: event.currentTarget.value as CompanyOrder, q: text, city: cityText })
        }
        data={[...ORDERS]}
      />
      <Button type="submit" className={classes.submit}>
        Buscar
      </Button>
    </form>
  );
}
