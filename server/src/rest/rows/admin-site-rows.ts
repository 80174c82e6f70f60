import { toRest } from '../json/to-rest.ts';
import { flag, integer, like, named, shape, text } from '../route/json-schema.ts';
import { param, type Route } from '../route/route.ts';
import { snakeCase } from '../route/snake-case.ts';

const SETTINGS_FIELDS = `siteName siteDescription maxCompaniesPerUser autoApproveCompanies maintenanceMode
  contactEmail supportPhone`;

const settingsSchema = named(
  'Settings',
  shape({
    site_name: like(text, 'Guia de Empresas'),
    site_description: like(text, 'Encontre empresas e serviços perto de você.'),
    max_companies_per_user: like(integer, 5),
    auto_approve_companies: like(flag, false),
    maintenance_mode: like(flag, false),
    contact_email: like(text, 'contato@exemplo.com.br'),
    support_phone: like(text, '(11) 4000-0000'),
  }),
);

const NAMES = Object.keys(settingsSchema.properties ?? {});

const stats = {
  total_users: like(integer, 310),
  total_companies: like(integer, 1260),
  pending_companies: like(integer, 10),
  approved_companies: like(integer, 1250),
  company_users: like(integer, 305),
  admin_users: like(integer, 2),
};

/** The administrators' figures, and the settings of the whole site. */
export const ADMIN_SITE_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/admin/stats',
    summary: 'Os números do painel.',
    who: 'admin',
    operation: `query RestGetAdminStats {
      adminStats { totalUsers totalCompanies pendingCompanies approvedCompanies companyUsers adminUsers }
    }`,
    variables: () => ({}),
    respond: ({ adminStats }) => {
      const data = toRest(adminStats);
      return { ...data, data };
    },
    response: { ...stats, data: named('AdminStats', shape(stats)) },
  },
  {
    method: 'GET',
    path: '/admin/settings',
    summary: 'As configurações do site.',
    who: 'admin',
    operation: `query RestGetSettings { systemSettings { ${SETTINGS_FIELDS} } }`,
    variables: () => ({}),
    respond: ({ systemSettings }) => ({ data: toRest(systemSettings) }),
    response: { data: settingsSchema },
  },
  {
    method: 'PUT',
    path: '/admin/settings',
    summary:
      'Muda as configurações do site; o que falta fica como está, e um nome que não existe é recusado (422).',
    who: 'admin',
    operation: `mutation RestUpdateSettings($input: SystemSettingsInput!) {
      updateSystemSettings(input: $input) { ${SETTINGS_FIELDS} }
    }`,
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
    ],
    variables: ({ body }) => {
      body.only(NAMES, 'Esta configuração não existe.');
      const texts = ['siteName', 'siteDescription', 'contactEmail', 'supportPhone'];
      const sent = texts.filter((field) => body.has(snakeCase(field)));
      return {
        input: {
          ...Object.fromEntries(sent.map((field) => [field, body.required(snakeCase(field))])),
          ...(body.has('max_companies_per_user') && {
            maxCompaniesPerUser: body.requiredInteger('max_companies_per_user'),
          }),
          autoApproveCompanies: body.flag('auto_approve_companies'),
          maintenanceMode: body.flag('maintenance_mode'),
        },
      };
    },
    respond: ({ updateSystemSettings }) => ({
      message: 'Configurações salvas com sucesso!',
      data: toRest(updateSystemSettings),
    }),
    response: { message: like(text, 'Configurações salvas com sucesso!'), data: settingsSchema },
  },
];
