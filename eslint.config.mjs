import graphql from '@graphql-eslint/eslint-plugin';

const { 'flat/schema-recommended': recommended, 'flat/schema-all': all } = graphql.configs;
const rule = (name) => `@graphql-eslint/${name}`;
const kinds = { types: true, rootField: true, DirectiveDefinition: true };

/** Every rule of the plugin for schemas except those for Relay; what differs says why. */
export default [
  {
    files: ['schema.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: 'schema.graphql' } },
    },
    rules: {
      ...recommended.rules,
      ...all.rules,
      [rule('require-description')]: [
        'error',
        { ...kinds, FieldDefinition: true, InputValueDefinition: true, EnumValueDefinition: true },
      ],
      [rule('naming-convention')]: [
        'error',
        // Enum values are the words that REST answers, such as `pending`.
        { ...recommended.rules[rule('naming-convention')][1], EnumValueDefinition: 'camelCase' },
      ],
      // There are mutations, but no subscriptions.
      [rule('no-root-type')]: ['error', { disallow: ['subscription'] }],
      // Off: `npm run schema` prints all names in one order.
      [rule('alphabetize')]: 'off',
      // Off: an id or two and a few values are plainer as arguments than in an input of one use.
      [rule('input-name')]: 'off',
      // Off: a mutation returns what it changed; one request may not have a query beside it.
      [rule('require-field-of-type-query-in-mutation-result')]: 'off',
      // Off: pages, figures and parts of others have no identity of their own.
      [rule('strict-id-in-types')]: 'off',
      // Off: `Page.page` and `Rating.rating` have the field's usual name, also in REST.
      [rule('no-typename-prefix')]: 'off',
      // Off: GraphQL's `@deprecated` has no argument for a date; its reason names it, for `npm run api-changes`.
      [rule('require-deprecation-date')]: 'off',
    },
  },
];
