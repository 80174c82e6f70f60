const RATE = 'Respostas do nosso cache não contam e não o trazem.';

/** Headers of responses, for `components/headers`. */
export const HEADERS = {
  RateLimit: {
    description: `O limite que conta, o que resta (\`r\`) e em quantos segundos recomeça (\`t\`). ${RATE}`,
    schema: { type: 'string', examples: ['"address";r=599;t=300'] },
  },
  'RateLimit-Policy': {
    description: `O limite: pedidos (\`q\`) por segundos (\`w\`). ${RATE}`,
    schema: { type: 'string', examples: ['"address";q=600;w=300'] },
  },
  'Retry-After': { description: 'Em quantos segundos tentar de novo.', schema: { type: 'integer' } },
  'WWW-Authenticate': { description: 'Sempre `Bearer`.', schema: { type: 'string' } },
  ETag: { description: 'O nome deste conteúdo, para If-None-Match.', schema: { type: 'string' } },
  'Cache-Control': {
    description: 'Pode ser guardado, e conferido a cada uso.',
    schema: { type: 'string', examples: ['public, max-age=0, must-revalidate'] },
  },
};

/** Returns references to the headers of every response, and to those of this one. */
export const headersOf = (...names: (keyof typeof HEADERS)[]): Record<string, { $ref: string }> =>
  Object.fromEntries(
    (['RateLimit', 'RateLimit-Policy', ...names] as const).map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );
