import type { ApiKeyRowFragment } from './api-keys.gen.ts';

export type Scope = ApiKeyRowFragment['scopes'][number];
export type Area = Scope extends infer One ? (One extends `${infer Name}Read` ? Name : never) : never;

/** What a scope is for, in the order of the form. */
export const AREA_TEXTS: Record<Area, string> = {
  companies: 'Empresas',
  messages: 'Mensagens',
  ratings: 'Avaliações',
  statistics: 'Estatísticas',
  plans: 'Planos',
  catalog: 'Categorias, segmentos e cidades',
  webhooks: 'Webhooks',
  administration: 'Administração',
};

export const AREAS = Object.keys(AREA_TEXTS) as Area[];

/** Returns what a key may do, such as 'Empresas: ler e alterar · Avaliações: ler'. */
export const scopesText = (scopes: readonly Scope[]): string =>
  AREAS.flatMap((area) => {
    if (scopes.some((scope) => scope === `${area}Write`)) return [`${AREA_TEXTS[area]}: ler e alterar`];
    return scopes.includes(`${area}Read`) ? [`${AREA_TEXTS[area]}: ler`] : [];
  }).join(' · ');
