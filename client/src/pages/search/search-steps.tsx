import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { SearchQuery } from './search.gen.ts';
import type { SearchRequest } from './search-request.ts';

type ResultPage = SearchQuery['companies'];
type Step = Pick<ResultPage['steps'][number], 'kind' | 'typed' | 'used'>;
/** Of the schema's, those that are given. */
type StepKind = Exclude<Step['kind'], 'broader' | 'any'>;
/** `isPart`: only companies of a city, category or kind were searched. */
type Sentence = (word: ReactNode, replacement: ReactNode, isPart: boolean) => ReactNode;

const noneHasAll = (isPart: boolean) =>
  isPart ? 'Nada aqui tem todas as palavras' : 'Nenhuma empresa tem todas as palavras';

/** What was searched in place of the words. */
const REPLACED: Record<StepKind, Sentence> = {
  joined: (word, replacement) => (
    <>
      Juntamos {word} em {replacement}.
    </>
  ),
  split: (word, replacement) => (
    <>
      Separamos {word} em {replacement}.
    </>
  ),
  corrected: (word, replacement) => (
    <>
      Corrigimos {word} para {replacement}.
    </>
  ),
  sound: (word, replacement) => (
    <>
      Trocamos {word} por {replacement}, que soa igual.
    </>
  ),
  dropped: (_typed, _used, isPart) => `${noneHasAll(isPart)}.`,
};

/** What follows the results of the words. */
const FOLLOWING: Record<StepKind, (word: ReactNode, replacement: ReactNode) => ReactNode> = {
  joined: (_, replacement) => <>{replacement}, escrito junto</>,
  split: (_, replacement) => <>{replacement}, escrito separado</>,
  corrected: (word, replacement) => (
    <>
      {replacement}, parecido com {word}
    </>
  ),
  sound: (word, replacement) => (
    <>
      {replacement}, que soa como {word}
    </>
  ),
  dropped: (_, replacement) => replacement,
};

const strong = (text: string) => text && <strong>{text}</strong>;

/** Returns whether the search is of a city, category or kind, by a filter or by the city that the text names. */
export const isPartial = (
  { city, category, kind }: SearchRequest,
  { matchedCity }: Pick<ResultPage, 'matchedCity'>,
): boolean => [city, category, kind, matchedCity].some(Boolean);

/** Says of each step what was searched in place of the words. */
export const stepSentences = (steps: readonly Step[], isPart: boolean): ReactNode[] =>
  steps.map(({ kind, typed, used }) => (
    <Fragment key={`${kind} ${typed} ${used}`}>
      {REPLACED[kind as StepKind](strong(typed), strong(used), isPart)}{' '}
    </Fragment>
  ));

interface SearchStepsProps {
  request: SearchRequest;
  companies: Pick<ResultPage, 'correction' | 'steps' | 'matchedCity'>;
}

/** Says what was searched otherwise than typed and which results follow, with a link to what was typed. */
export function SearchSteps({ request, companies }: SearchStepsProps) {
  const { correction, steps } = companies;
  const first = steps.filter(({ after }) => after === 0);
  const further = steps.filter(({ after }) => after > 0);
  const query = correction?.typed ?? request.q;
  // One corrected word is seen in the text that was used.
  const isPlain = first.length === 1 && first[0]?.kind === 'corrected';
  const hasNone = first.some(({ kind }) => kind === 'dropped');
  return (
    <p>
      {!isPlain && stepSentences(first, isPartial(request, companies))}
      {correction && (
        <>
          Mostrando resultados para <strong>{correction.used}</strong>.{' '}
        </>
      )}
      {further.length > 0 && (
        <>
          Poucos resultados para <strong>{correction?.used ?? query}</strong>. Depois deles vêm resultados
          para{' '}
          {further.map(({ kind, typed: before, used }, index) => (
            <Fragment key={`${kind} ${before} ${used}`}>
              {index > 0 && '; '}
              {FOLLOWING[kind as StepKind](strong(before), strong(used))}
            </Fragment>
          ))}
          .{' '}
        </>
      )}
      {correction ? 'Buscar em vez disso' : 'Buscar só'}{' '}
      <Link to={paths.search({ ...request, q: query, page: 1, literal: true })}>{query}</Link>
      {hasNone && request.city && (
        <>
          {' · '}
          <Link to={paths.search({ ...request, city: '', page: 1 })}>Buscar em todo o Brasil</Link>
        </>
      )}
    </p>
  );
}
