import { useState } from 'react';
import { Placeholder } from '../../ui/feedback/placeholder.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { type SearchExplanationQuery, useSearchExplanationQuery } from './search-explanation.gen.ts';
import { type SearchRequest, searchVariables } from './search-request.ts';
import { isPartial, stepSentences } from './search-steps.tsx';
import classes from './why-here.module.css';

type Explanation = SearchExplanationQuery['adminSearchExplanation'];
type Field = Explanation['words'][number]['fields'][number];

const FIELDS: Record<Field, string> = {
  name: 'nome',
  kind: 'segmento',
  category: 'categoria',
  city: 'cidade',
  place: 'nome da cidade ou estado',
  otherName: 'razão social ou nome na origem',
  text: 'endereço ou descrição',
};
const PARTS: Record<Explanation['parts'][number]['part'], string> = {
  words: 'Palavras, pelo peso de onde estão',
  nameOrKind: 'Todas no nome, ou o segmento',
  asTyped: 'Palavras inteiras, como digitadas',
  name: 'O nome é o texto ou começa com ele',
  city: 'Fica na cidade do texto',
  rating: 'Avaliações',
  completeness: 'Dados completos',
  freshness: 'Cadastro recente',
};

/** Returns where a word is. The name of a city is left out beside the city itself. */
const placesOf = (fields: readonly Field[]): string =>
  fields
    .filter((field) => field !== 'place' || !fields.includes('city'))
    .map((field) => FIELDS[field])
    .join(', ');

const TWO_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const formatPoints = (points: number): string => points.toLocaleString('pt-BR', TWO_DIGITS);

interface ExplainedProps extends Explanation {
  request: SearchRequest;
  isPart: boolean;
}

function Explained({ request, words, steps, parts: shares, total, isPart }: ExplainedProps) {
  // A postal code, a phone or a CNPJ is looked up as a whole.
  const isByNumber = words.length === 0 && /\d/.test(request.q);
  return (
    <>
      {isByNumber && <p>Encontrada pelo número.</p>}
      {words.length > 0 && (
        <p>
          {steps.length > 0
            ? stepSentences(steps, isPart)
            : 'As palavras foram encontradas como estão, ou no plural ou no singular.'}
        </p>
      )}
      {words.length > 0 && (
        <table className={classes.table} aria-label="Onde estão as palavras">
          <thead>
            <tr>
              <th scope="col">Palavra</th>
              <th scope="col">Onde está</th>
            </tr>
          </thead>
          <tbody>
            {words.map(({ word, fields }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word may be typed twice; the list never changes.
              <tr key={index}>
                <th scope="row">{word}</th>
                <td>{placesOf(fields) || 'não está'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <table className={classes.table} aria-label="Partes da ordem">
        <thead>
          <tr>
            <th scope="col">Parte</th>
            <th scope="col">Pontos</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ part, points }) => (
            <tr key={part}>
              <th scope="row">{PARTS[part]}</th>
              <td>{formatPoints(points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Soma</th>
            <td>{formatPoints(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={classes.note}>
        Mais pontos vêm primeiro. Acima de 3.000 resultados a soma ordena dentro de grupos de 48. As
        avaliações, os dados e a data do cadastro formam os grupos.
      </p>
    </>
  );
}

interface WhyHereProps {
  request: SearchRequest;
  results: Parameters<typeof isPartial>[1];
  company: { id: string; name: string };
}

function WhyHereModal({ request, results, company, onClose }: WhyHereProps & { onClose(): void }) {
  const { order: _order, page: _page, homeCity: _homeCity, ...variables } = searchVariables(request);
  const { data, failure, refetch } = useSearchExplanationQuery({
    variables: { companyId: company.id, ...variables },
  });
  return (
    <SiteModal title={`Por que ${company.name} aparece aqui`} size="md" onClose={onClose}>
      {data ? (
        <Explained {...data.adminSearchExplanation} request={request} isPart={isPartial(request, results)} />
      ) : failure ? (
        <RetryNotice text="Não foi possível carregar a explicação." retry={refetch} />
      ) : (
        <div role="status">
          <span className="visually-hidden">Carregando…</span>
          <Placeholder height={280} />
        </div>
      )}
    </SiteModal>
  );
}

/** Shows administrators a button that explains the place of a result in its list. */
export function WhyHere(props: WhyHereProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-label={`Por que ${props.company.name} aparece aqui`}
        onClick={() => setIsOpen(true)}
      >
        Por que aparece aqui
      </button>
      {isOpen && <WhyHereModal {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
