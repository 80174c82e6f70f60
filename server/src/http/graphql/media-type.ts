const JSON_TYPE = 'application/json';
/** The type of GraphQL over HTTP. */
export const GRAPHQL_RESPONSE = 'application/graphql-response+json';

/** Returns the type of the answer: GraphQL's for callers that name it and do not prefer JSON, else JSON. */
export function mediaTypeFor(accept: string): string {
  if (accept === '' || accept === '*/*') return JSON_TYPE;
  const [best] = accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((piece) => piece.trim()))
    .map(([type = '', ...parameters]) => {
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { type, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ type, weight }) => (type === JSON_TYPE || type === GRAPHQL_RESPONSE) && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return best?.type ?? JSON_TYPE;
}
