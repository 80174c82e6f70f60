/** Returns the path of a city's page: '/cidade/sp/campinas'. The server's sitemap has the same. */
export const cityPath = ({ name, state }: { name: string; state: string }): string => {
  const words = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return `/cidade/${state.toLowerCase()}/${words.replace(/[^a-z0-9]+/g, '-')}`;
};
