import { plainText } from './plain-text.ts';

/** Returns the path of a city's page: '/cidade/sp/campinas'. The server's sitemap has the same. */
export const cityPath = ({ name, state }: { name: string; state: string }): string =>
  `/cidade/${state.toLowerCase()}/${plainText(name).replace(/[^a-z0-9]+/g, '-')}`;
