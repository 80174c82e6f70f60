export interface Example {
  title: string;
  about: string;
  query: string;
  /** JSON; empty for none. */
  variables: string;
  /** Whether it changes data. */
  writes: boolean;
}

export interface ExampleGroup {
  title: string;
  examples: Example[];
}

const TITLES: Record<string, string> = {
  visitor: 'Visitante',
  owner: 'Dono de empresa',
  admin: 'Administrador',
};

const queries = import.meta.glob<string>('./examples/*/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const variables = import.meta.glob<string>('./examples/*/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Returns an example: a file's first comment line is its title, the second its description; docs/reference/graphql.md
 * shows the same files.
 */
function exampleOf(path: string, query: string): Example {
  const [title = '', about = ''] = query.split('\n').map((line) => line.replace(/^# ?/, ''));
  return {
    title,
    about,
    query,
    variables: variables[path.replace(/\.graphql$/, '.json')] ?? '',
    writes: /^mutation\b/m.test(query),
  };
}

/** Example operations by the role that may run them. */
export const EXAMPLES: readonly ExampleGroup[] = Object.entries(TITLES).map(([role, title]) => ({
  title,
  examples: Object.entries(queries)
    .filter(([path]) => path.startsWith(`./examples/${role}/`))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, query]) => exampleOf(path, query)),
}));
