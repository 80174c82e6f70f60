import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CityInput } from '../../domain/cities/city-input.tsx';
import { useWholeCity } from '../../domain/cities/use-whole-city.ts';
import { KindInput } from '../../domain/kinds/kind-input.tsx';
import type { KindChoiceFragment } from '../../domain/kinds/kinds.gen.ts';
import { rememberSearch } from '../../features/search/recent-searches.ts';
import { SearchInput } from '../../features/search/search-input.tsx';
import { paths, type SearchFilter } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts';
import { takeTyped } from '../../ui/hydration/input-before-hydration.ts';
import type { CompanyOrder } from './search.gen.ts';
import classes from './search-page.module.css';
import { NEAREST, ORDERS, type SearchRequest } from './search-request.ts';

/** Time without typing before a search. */
const DEBOUNCE_MS = 300;

interface SearchFiltersProps {
  request: SearchRequest;
  /** Id of the requested category, which the URL may give by name; empty for all. */
  categoryId: string;
  categories: readonly { id: string; name: string }[];
  /** Name of the requested kind; what the URL has where it is unknown, empty for all. */
  kindName: string;
  /** True while a modal is open over the search: typed text is not applied. */
  isPaused: boolean;
}

/** Shows the filters: a plain form without JavaScript, applied while typing with it. */
export function SearchFilters({ request, categoryId, categories, kindName, isPaused }: SearchFiltersProps) {
  const navigate = useNavigate();
  const isUnknown = categoryId !== '' && !categories.some(({ id }) => id === categoryId);
  const { q, category, kind, city, attributes, order, open, near, radius, area, map, view } = request;
  const go = (change: SearchFilter, { replace = false } = {}) => {
    // A declined correction stays declined until the text changes.
    const literal = request.literal && (change.q ?? q) === q;
    // The attributes belong to the kind and category.
    const isOther = 'kind' in change || 'category' in change;
    const base = {
      q,
      category,
      kind,
      city,
      attributes: isOther ? '' : attributes,
      order,
      open,
      near,
      radius,
      literal,
      // Another city is elsewhere.
      area: (change.city ?? city) === city ? area : '',
      map,
      view,
    };
    const path = paths.search({ ...base, ...change });
    navigate(path, { replace: replace || path === paths.search(request) });
    if ((change.city ?? city) === city) wholeCity.carry();
    else wholeCity.leave('');
  };
  const wholeCity = useWholeCity((cityName) => pickCity(cityName));
  const typing = { delayMs: DEBOUNCE_MS, isPaused };
  const [text, setText] = useDebouncedText(q, (value) => go({ q: value }, { replace: true }), typing);
  const [cityText, setCityText] = useDebouncedText(
    city,
    (value) => go({ city: value }, { replace: true }),
    // A city that is half typed is none: it is searched for when it is picked, or sent with the form.
    { ...typing, isPaused: isPaused || wholeCity.isAwaited, accepts: (value) => value === '' },
  );
  const [pickedCity, setPickedCity] = useState('');
  /** What the other fields search in: the city in the field once it is one, or none once it is emptied. */
  const chosenCity = cityText.trim() === '' || cityText === pickedCity ? cityText.trim() : city;
  const pickCity = (cityName: string) => {
    setCityText(cityName);
    setPickedCity(cityName);
    go({ city: cityName, q: text });
  };
  const [typedKind, setTypedKind] = useState<string>();
  const [pickedKind, setPickedKind] = useState<KindChoiceFragment>();
  // The name comes with the results; a picked kind has it before.
  const kindText = typedKind ?? (kindName || (pickedKind?.slug === kind ? pickedKind.name : ''));
  const remember = (searched: string, detail: string) =>
    rememberSearch({
      text: searched,
      detail,
      path: paths.search({ q: searched, category, kind, city: detail }),
    });
  const chooseTyped = useEffectEvent(() => {
    const chosen = { category: takeTyped('category'), order: takeTyped('order') as CompanyOrder | undefined };
    if (chosen.category !== undefined || chosen.order !== undefined) {
      go({ category: chosen.category ?? category, order: chosen.order ?? order });
    }
  });
  useEffect(() => chooseTyped(), []);

  const chosen = [category || kind, city, order !== 'relevance'].filter(Boolean).length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is missing in browsers still in use
    <form
      role="search"
      className={classes.filters}
      action={paths.search()}
      onSubmit={(event) => {
        event.preventDefault();
        remember(text, cityText);
        go({ q: text, city: cityText });
      }}
    >
      <SearchInput
        label="O que você procura?"
        placeholder="Nome, serviço ou produto"
        value={text}
        onChange={setText}
        onLeave={() => remember(text, city)}
        city={city}
        onPick={({ path, filter }) => {
          // What was typed became something else, even before the debounce has ended.
          setText(filter ? '' : q);
          if (filter) go({ q: '', city: chosenCity, ...filter });
          else navigate(path);
        }}
      />
      {/* On phones it shows the fields, also without JavaScript. */}
      <input
        type="checkbox"
        id="filters"
        className={classes.toggle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It looks like a button; Enter would search.
          event.preventDefault();
          if (!event.repeat) event.currentTarget.click();
        }}
      />
      <label htmlFor="filters" className={classes.label}>
        Filtros{chosen > 0 && ` (${chosen})`}
      </label>
      <div className={classes.fields}>
        <SelectField
          label="Categoria"
          name="category"
          value={categoryId}
          onChange={({ currentTarget: { value } }) =>
            go({ category: value, kind: value ? '' : kind, q: text, city: chosenCity })
          }
          data={[
            { value: '', label: 'Todas categorias' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ...(isUnknown
              ? [
                  {
                    value: categoryId,
                    label: categories.length > 0 ? 'Categoria desconhecida' : 'Carregando…',
                  },
                ]
              : []),
          ]}
        />
        <KindInput
          label="Segmento"
          name="kind"
          placeholder="Todos"
          value={kindText}
          onChange={(value) => {
            setTypedKind(value);
            if (value === '' && kind) go({ kind: '', q: text, city: chosenCity });
          }}
          onBlur={() => setTypedKind(undefined)}
          onPick={(choice) => {
            setTypedKind(undefined);
            setPickedKind(choice);
            // A kind is narrower than its category.
            go({ kind: choice.slug, category: '', q: text, city: chosenCity });
          }}
        />
        <CityInput
          value={cityText}
          onChange={(value) => {
            wholeCity.leave('');
            setCityText(value);
          }}
          onBlur={() => wholeCity.leave(cityText.trim() === city ? '' : cityText.trim())}
          onPick={pickCity}
        />
        <SelectField
          label="Ordenar por"
          name="order"
          value={order}
          onChange={(event) =>
            go({ order: event.currentTarget.value as CompanyOrder, q: text, city: chosenCity })
          }
          data={near ? [...ORDERS, NEAREST] : [...ORDERS]}
        />
        <Button type="submit" className={classes.submit}>
          Buscar
        </Button>
      </div>
      {open && <input type="hidden" name="aberto" value={open} />}
    </form>
  );
}
