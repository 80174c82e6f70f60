import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import { PLAN_FIELDS, planJson, planSchema } from '../json/plan-json.ts';
import { toRest } from '../json/to-rest.ts';
import { flag, integer, like, named, shape, text, textOrNull } from '../route/json-schema.ts';
import type { Route } from '../route/route.ts';

const statistics = {
  companies_count: { ...like(integer, 1250), description: 'Empresas aprovadas e ativas.' },
  categories_count: { ...like(integer, 10), description: 'Categorias visíveis.' },
  cities_count: { ...like(integer, 84), description: 'Cidades com ao menos uma empresa.' },
  satisfaction_rate: {
    ...like(integer, 99),
    description: 'Quantos por cento das notas são 4 ou 5; 99 enquanto não há nenhuma.',
  },
};

export const SITE_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/settings/public',
    cached: true,
    summary: 'O nome, a descrição e o contato do site.',
    who: 'everybody',
    operation: `query RestGetPublicSettings {
      publicSettings { siteName siteDescription contactEmail supportPhone maintenanceMode mapsApiKey }
    }`,
    variables: () => ({}),
    respond: ({ publicSettings }) => ({ data: toRest(publicSettings) }),
    response: {
      data: named(
        'PublicSettings',
        shape({
          site_name: like(text, 'Guia de Empresas'),
          site_description: like(text, 'Encontre empresas e serviços perto de você.'),
          contact_email: like(text, 'contato@exemplo.com.br'),
          support_phone: like(text, '(11) 4000-0000'),
          maintenance_mode: like(flag, false),
          maps_api_key: { ...like(textOrNull, null), description: 'A chave do serviço de mapas, se houver.' },
        }),
      ),
    },
  },
  {
    method: 'GET',
    path: '/plans/active',
    cached: true,
    summary: 'Os planos que se podem pedir, os mais baratos primeiro.',
    who: 'everybody',
    operation: `query RestListActivePlans($page: Int!, $perPage: Int!) {
      activePlans(page: $page, perPage: $perPage) { ${PAGE_FIELDS} items { ${PLAN_FIELDS} } }
    }`,
    query: PAGE_PARAMETERS,
    variables: ({ query }) => pageVariables(query),
    respond: ({ activePlans }) => ({ data: pageJson(activePlans, planJson) }),
    response: { data: pageSchema('PlanPage', planSchema) },
  },
  {
    method: 'GET',
    path: '/site-statistics/latest',
    cached: true,
    summary: 'Os números da página inicial.',
    who: 'everybody',
    operation: `query RestGetSiteStatistics {
      siteStatistics { companiesCount categoriesCount citiesCount satisfactionRate }
    }`,
    variables: () => ({}),
    respond: ({ siteStatistics }) => {
      const data = toRest(siteStatistics);
      return { ...data, data };
    },
    response: { ...statistics, data: named('SiteStatistics', shape(statistics)) },
  },
];
