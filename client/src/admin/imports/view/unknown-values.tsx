import { Button, NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { CityInput } from '../../../domain/cities/city-input.tsx';
import { KindInput } from '../../../domain/kinds/kind-input.tsx';
import { formatAmount } from '../../../lib/format.ts';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import lists from '../../list/lists.module.css';
import { isDecidedBefore } from '../../undo/is-decided-before.ts';
import {
  type ImportPartsFragment,
  type ImportUnknownValuesQuery,
  useImportUnknownValuesQuery,
  useReplaceImportValueMutation,
} from '../imports.gen.ts';
import classes from './unknown-values.module.css';

type Field = ImportUnknownValuesQuery['adminImport']['unknownValues'][number]['field'];

/** What a value of a file names. */
const VALUE_NAMES: Record<Field, string> = {
  city: 'Cidade',
  category: 'Categoria',
  kinds: 'Segmento',
};

type ChosenMeaning = ImportUnknownValuesQuery['adminImport']['replacements'][number];

interface GivenMeaningsProps {
  meanings: readonly ChosenMeaning[];
  isBusy: boolean;
  takeBack(meaning: ChosenMeaning): void;
}

/** Lists what the unknown values of a file were said to mean, each to be taken back. */
function GivenMeanings({ meanings, isBusy, takeBack }: GivenMeaningsProps) {
  if (meanings.length === 0) return null;
  return (
    <section aria-labelledby="given-meanings">
      <h3 id="given-meanings" className={classes.title}>
        Trocas feitas
      </h3>
      <ul className={classes.list}>
        {meanings.map((meaning) => (
          <li key={`${meaning.field} ${meaning.value}`} className={classes.value}>
            <div>
              <strong>{meaning.value}</strong> quer dizer <strong>{meaning.meaning}</strong>
              <small>{VALUE_NAMES[meaning.field]}</small>
            </div>
            <Button
              variant="default"
              disabled={isBusy}
              aria-label={`Desfazer: ${meaning.value} quer dizer ${meaning.meaning}`}
              onClick={() => takeBack(meaning)}
            >
              Desfazer
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CategoryMeaningProps {
  /** As the file writes it. */
  value: string;
  categories: readonly { id: string; name: string }[];
  /** Whether suggestions stand before it. */
  isOther: boolean;
  isBusy: boolean;
  /** Called with the id of the chosen category. */
  choose(id: string): void;
}

/** Chooses the category that a value of the file means; the arrow keys alone choose nothing. */
function CategoryMeaning({ value, categories, isOther, isBusy, choose }: CategoryMeaningProps) {
  const [id, setId] = useState('');
  return (
    <>
      <NativeSelect
        aria-label={`Categoria de ${value}`}
        value={id}
        disabled={isBusy}
        data={[
          { value: '', label: isOther ? 'Outra categoria…' : 'Escolha a categoria…' },
          ...categories.map((category) => ({ value: category.id, label: category.name })),
        ]}
        onChange={({ currentTarget }) => setId(currentTarget.value)}
      />
      {id !== '' && (
        <Button
          variant="default"
          disabled={isBusy}
          aria-label={`Usar esta categoria para ${value}`}
          onClick={() => choose(id)}
        >
          Usar
        </Button>
      )}
    </>
  );
}

type Unknown = ImportUnknownValuesQuery['adminImport']['unknownValues'][number];
/** The server answers so many. */
const MOST = 50;

interface UnknownValuesProps {
  item: ImportPartsFragment;
  refetch(): Promise<void>;
  /** What follows; shown with them, so that it does not move down when they have been loaded. */
  children: ReactNode;
}

/**
 * Lists the cities, categories and kinds of a checked file that the site does not know. One press says what one means,
 * for all its rows; then the file is checked again.
 */
export function UnknownValues({ item, refetch, children }: UnknownValuesProps) {
  const query = useImportUnknownValuesQuery({ variables: { id: item.id } });
  const [replace, { loading }] = useReplaceImportValueMutation();
  const { failure } = query;
  const data = query.data ?? query.previousData;
  if (!data && !failure) return <p role="status">Carregando…</p>;
  const values = data?.adminImport.unknownValues ?? [];

  /** `id` null takes the meaning back. */
  const choose = async ({ field, value }: Pick<Unknown, 'field' | 'value'>, id: string | null) => {
    try {
      await replace({ variables: { id: item.id, input: { field, value, meaningId: id } } });
    } catch (error) {
      showToast(errorMessage(error, 'Erro ao trocar o valor. Tente novamente.'), 'error');
      if (isDecidedBefore(error)) void refetch();
    }
  };
  return (
    <>
      {failure && !data && (
        <RetryNotice text="Erro ao carregar o que o guia não conhece" retry={query.refetch} />
      )}
      {values.length > 0 && (
        <section aria-labelledby="unknown-values">
          <h3 id="unknown-values" className={classes.title}>
            Valores que o guia não conhece
          </h3>
          <p className={lists.aside}>
            Diga o que cada um quer dizer. Vale para todas as linhas com ele, e o arquivo é conferido de novo.
            {values.length === MOST && ` São mostrados até ${MOST} de cada vez, os mais frequentes primeiro.`}
          </p>
          <ul className={classes.list}>
            {values.map((unknown) => (
              <li key={`${unknown.field} ${unknown.value}`} className={classes.value}>
                <div>
                  <strong>{unknown.value}</strong>
                  <small>
                    {VALUE_NAMES[unknown.field]} · {formatAmount(unknown.rows, 'linha', 'linhas')}
                  </small>
                </div>
                <div className={classes.choices}>
                  {unknown.suggestions.length > 0 && <span>Você quis dizer</span>}
                  {unknown.suggestions.map(({ id, text }) => (
                    <span key={id} className={classes.suggestion}>
                      <Button
                        variant="default"
                        disabled={loading}
                        aria-label={`${unknown.value} quer dizer ${text}`}
                        onClick={() => choose(unknown, id)}
                      >
                        {text}
                      </Button>
                    </span>
                  ))}
                  {unknown.field !== 'category' ? (
                    <OtherMeaning
                      field={unknown.field}
                      value={unknown.value}
                      choose={(id) => choose(unknown, id)}
                    />
                  ) : (
                    <CategoryMeaning
                      value={unknown.value}
                      categories={data?.categories ?? []}
                      isOther={unknown.suggestions.length > 0}
                      isBusy={loading}
                      choose={(id) => choose(unknown, id)}
                    />
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <GivenMeanings
        meanings={data?.adminImport.replacements ?? []}
        isBusy={loading}
        takeBack={(meaning) => choose(meaning, null)}
      />
      {children}
    </>
  );
}

interface OtherMeaningProps {
  field: 'city' | 'kinds';
  /** As the file writes it. */
  value: string;
  /** Called with the id of the chosen city or kind. */
  choose(id: string): void;
}

/** Finds the city or kind that a value of the file means and that is not among the suggestions. */
function OtherMeaning({ field, value, choose }: OtherMeaningProps) {
  const [text, setText] = useState('');
  const inputProps = { value: text, onChange: setText, isFormField: true };
  return field === 'city' ? (
    <CityInput
      {...inputProps}
      label={`Cidade de “${value}”`}
      isRequired={false}
      onPick={(_, { id }) => choose(id)}
    />
  ) : (
    <KindInput {...inputProps} label={`Segmento de “${value}”`} name="kind" onPick={({ id }) => choose(id)} />
  );
}
