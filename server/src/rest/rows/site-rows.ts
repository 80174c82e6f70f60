import { PAGE_PARAMETERS, pageOf } from '../json/page-json.ts';
import { planSchema } from '../json/plan-json.ts';
import { flat, whole } from '../route/answers.ts';
import { flag, integer, like, named, shape, text, textOrNull } from '../route/json-schema.ts';
import { type Route, route } from '../route/route.ts';

const settingsSchema = named(
  'PublicSettings',
  shape({
    site_name: like(text, 'Guia de Empresas'),
    site_description: like(text, 'Encontre empresas e serviços perto de você.'),
    contact_email: like(text, 'contato@exemplo.com.br'),
    support_phone: like(text, '(11) 4000-0000'),
    maintenance_mode: like(flag, false),
    maps_api_key: like(textOrNull, null, 'A chave do serviço de mapas, se houver.'),
  }),
);
const statisticsSchema = named(
  'SiteStatistics',
  shape({
    companies_count: like(integer, 1250, 'Empresas aprovadas e ativas.'),
    categories_count: like(integer, 10, 'Categorias visíveis.'),
    cities_count: like(integer, 84, 'Cidades com ao menos uma empresa.'),
    satisfaction_rate: like(
      integer,
      99,
      'Quantos por cento das notas são 4 ou 5; 99 enquanto não há nenhuma.',
    ),
  }),
);

export const SITE_ROWS: Route[] = [
  route.get('/settings/public', {
    summary: 'O nome, a descrição e o contato do site.',
    who: 'everybody',
    field: 'publicSettings',
    operationId: 'getPublicSettings',
    response: { data: whole(settingsSchema) },
  }),
  route.get('/plans/active', {
    summary: 'Os planos que se podem pedir, os mais baratos primeiro.',
    who: 'everybody',
    field: 'activePlans',
    operationId: 'listActivePlans',
    query: PAGE_PARAMETERS,
    response: pageOf('PlanPage', planSchema),
  }),
  route.get('/site-statistics/latest', {
    summary: 'Os números da página inicial.',
    who: 'everybody',
    field: 'siteStatistics',
    operationId: 'getSiteStatistics',
    response: flat(statisticsSchema),
  }),
];
