import { flag, integer, shape, text, textOrNull } from '../json/json-schema.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import { PLAN_FIELDS, planJson, planSchema } from '../json/plan-json.ts';
import type { Route } from '../route.ts';

const statistics = {
  companies_count: integer,
  categories_count: integer,
  cities_count: integer,
  satisfaction_rate: integer,
};

export const SITE_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/settings/public',
    summary: 'Name, description and contact of the site.',
    who: 'everybody',
    operation: `query RestSettings {
      publicSettings { siteName siteDescription contactEmail supportPhone maintenanceMode mapsApiKey }
    }`,
    variables: () => ({}),
    respond: ({ publicSettings: settings }) => ({
      data: {
        site_name: settings.siteName,
        site_description: settings.siteDescription,
        contact_email: settings.contactEmail,
        support_phone: settings.supportPhone,
        maintenance_mode: settings.maintenanceMode,
        maps_api_key: settings.mapsApiKey,
      },
    }),
    response: {
      data: shape({
        site_name: text,
        site_description: text,
        contact_email: text,
        support_phone: text,
        maintenance_mode: flag,
        maps_api_key: textOrNull,
      }),
    },
  },
  {
    method: 'GET',
    path: '/plans/active',
    summary: 'Plans that can be asked for, the cheapest first.',
    who: 'everybody',
    operation: `query RestPlans($page: Int!, $perPage: Int!) {
      activePlans(page: $page, perPage: $perPage) { ${PAGE_FIELDS} items { ${PLAN_FIELDS} } }
    }`,
    query: PAGE_PARAMETERS,
    variables: ({ query }) => pageVariables(query),
    respond: ({ activePlans }) => ({ data: pageJson(activePlans, planJson) }),
    response: { data: pageSchema(planSchema) },
  },
  {
    method: 'GET',
    path: '/site-statistics/latest',
    summary: 'The figures of the home page.',
    who: 'everybody',
    operation: `query RestStatistics {
      siteStatistics { companiesCount categoriesCount citiesCount satisfactionRate }
    }`,
    variables: () => ({}),
    respond: ({ siteStatistics: counted }) => {
      const data = {
        companies_count: counted.companiesCount,
        categories_count: counted.categoriesCount,
        cities_count: counted.citiesCount,
        satisfaction_rate: counted.satisfactionRate,
      };
      return { ...data, data };
    },
    response: { ...statistics, data: shape(statistics) },
  },
];
