import { PAGE_PARAMETERS, pageOf } from '../json/page-json.ts';
import { planSchema } from '../json/plan-json.ts';
import { complete, flat, sentence } from '../route/answers.ts';
import { flag, integer, like, namedShape, text, textOrNull } from '../route/json-schema.ts';
import { ifSent, param } from '../route/parameter.ts';
import { forAdmins, forEverybody, type Route } from '../route/route.ts';

const publicSettingsSchema = namedShape('PublicSettings', {
  site_name: like(text, 'Guia de Empresas'),
  site_description: like(text, 'Encontre empresas e serviços perto de você.'),
  contact_email: like(text, 'contato@exemplo.com.br'),
  support_phone: like(text, '(11) 4000-0000'),
  maintenance_mode: like(flag, false),
  maps_api_key: like(textOrNull, null, 'A chave do serviço de mapas, se houver.'),
});
const statisticsSchema = namedShape('SiteStatistics', {
  companies_count: like(integer, 1250, 'Empresas aprovadas e ativas.'),
  categories_count: like(integer, 10, 'Categorias visíveis.'),
  cities_count: like(integer, 84, 'Cidades com ao menos uma empresa.'),
  satisfaction_rate: like(integer, 99, 'Quantos por cento das notas são 4 ou 5; 99 enquanto não há nenhuma.'),
});

export const SITE_ROWS: Route[] = [
  forEverybody.get('/settings/public', {
    summary: 'O nome, a descrição e o contato do site.',
    field: 'publicSettings',
    operationId: 'getPublicSettings',
    response: { data: complete(publicSettingsSchema) },
  }),
  forEverybody.get('/plans/active', {
    summary: 'Os planos que se podem pedir, os mais baratos primeiro.',
    field: 'plans',
    operationId: 'listActivePlans',
    query: PAGE_PARAMETERS,
    response: pageOf('PlanPage', planSchema),
  }),
  forEverybody.get('/site-statistics/latest', {
    summary: 'Os números da página inicial.',
    field: 'siteStatistics',
    operationId: 'getSiteStatistics',
    response: flat(statisticsSchema),
  }),
];

const settingsSchema = namedShape('Settings', {
  site_name: like(text, 'Guia de Empresas'),
  site_description: like(text, 'Encontre empresas e serviços perto de você.'),
  max_companies_per_user: like(integer, 5),
  auto_approve_companies: like(flag, false),
  maintenance_mode: like(flag, false),
  contact_email: like(text, 'contato@exemplo.com.br'),
  support_phone: like(text, '(11) 4000-0000'),
});

const statsSchema = namedShape('AdminStats', {
  total_users: like(integer, 310),
  total_companies: like(integer, 1260),
  pending_companies: like(integer, 10),
  approved_companies: like(integer, 1250),
  company_users: like(integer, 305),
  admin_users: like(integer, 2),
});

/** The administrators' figures, and the settings of the whole site. */
export const ADMIN_SITE_ROWS: Route[] = [
  forAdmins.get('/admin/stats', {
    summary: 'Os números do painel.',
    field: 'adminStatistics',
    operationId: 'getAdminStats',
    response: flat(statsSchema),
  }),
  forAdmins.get('/admin/settings', {
    summary: 'As configurações do site.',
    field: 'adminSystemSettings',
    operationId: 'getSettings',
    response: { data: complete(settingsSchema) },
  }),
  forAdmins.put('/admin/settings', {
    summary:
      'Muda as configurações do site; o que falta fica como está, e um nome que não existe é recusado (422).',
    field: 'updateSystemSettings',
    operationId: 'updateSettings',
    unknownField: 'Esta configuração não existe.',
    body: [
      param('site_name', 'string', 'O nome do site.', { maxLength: 120, example: 'Guia de Empresas' }),
      param('site_description', 'string', 'Uma frase sobre o site.', {
        maxLength: 300,
        example: 'Encontre empresas e serviços perto de você.',
      }),
      param(
        'max_companies_per_user',
        'integer',
        'Quantas empresas uma conta pode ter, se o plano não permite menos.',
        { minimum: 1, maximum: 100, example: 5 },
      ),
      param('auto_approve_companies', 'boolean', 'Empresas novas são aprovadas na hora.', { example: false }),
      param('maintenance_mode', 'boolean', 'Só administradores são atendidos.', { example: false }),
      param('contact_email', 'string', 'Aparece no rodapé.', {
        maxLength: 254,
        example: 'contato@exemplo.com.br',
      }),
      param('support_phone', 'string', 'Aparece no rodapé.', { maxLength: 32, example: '(11) 4000-0000' }),
    ].map(ifSent),
    response: { ...sentence('Configurações salvas com sucesso!'), data: complete(settingsSchema) },
  }),
];
