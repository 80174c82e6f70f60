/** The type of GraphQL over HTTP; given to those who ask for it by name, everybody else gets JSON. */
export const GRAPHQL_RESPONSE = 'application/graphql-response+json';

export const acceptsGraphqlResponse = (accept: string): boolean => accept.includes(GRAPHQL_RESPONSE);
