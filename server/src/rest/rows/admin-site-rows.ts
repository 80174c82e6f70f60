import { flag, integer, like, named, shape, text } from '../route/json-schema.ts';
import type { Route } from '../route/route.ts';

const SETTINGS_FIELDS = `siteName siteDescription maxCompaniesPerUser autoApproveCompanies maintenanceMode
  contactEmail supportPhone`;

interface SettingsFields {
  siteName: string;
  siteDescription: string;
  maxCompaniesPerUser: number;
  autoApproveCompanies: boolean;
  maintenanceMode: boolean;
  contactEmail: string;
  supportPhone: string;
}

const settingsJson = (settings: SettingsFields) => ({
  site_name: settings.siteName,
  site_description: settings.siteDescription,
  max_companies_per_user: settings.maxCompaniesPerUser,
  auto_approve_companies: settings.autoApproveCompanies,
  maintenance_mode: settings.maintenanceMode,
  contact_email: settings.contactEmail,
  support_phone: settings.supportPhone,
});
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

/** The administrators' figures, and the settings of the whole site (SPEC section 7). */
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
    respond: ({ adminStats: counted }) => {
      const data = {
        total_users: counted.totalUsers,
        total_companies: counted.totalCompanies,
        pending_companies: counted.pendingCompanies,
        approved_companies: counted.approvedCompanies,
        company_users: counted.companyUsers,
        admin_users: counted.adminUsers,
      };
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
    respond: ({ systemSettings }) => ({ data: settingsJson(systemSettings) }),
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
      {
        name: 'site_name',
        type: 'string',
        maxLength: 120,
        description: 'O nome do site.',
        example: 'Guia de Empresas',
      },
      {
        name: 'site_description',
        type: 'string',
        maxLength: 300,
        description: 'Uma frase sobre o site.',
        example: 'Encontre empresas e serviços perto de você.',
      },
      {
        name: 'max_companies_per_user',
        type: 'integer',
        minimum: 1,
        maximum: 100,
        description: 'Quantas empresas uma conta pode ter, se o plano não permite menos.',
        example: 5,
      },
      {
        name: 'auto_approve_companies',
        type: 'boolean',
        description: 'Empresas novas são aprovadas na hora.',
        example: false,
      },
      {
        name: 'maintenance_mode',
        type: 'boolean',
        description: 'Só administradores são atendidos.',
        example: false,
      },
      {
        name: 'contact_email',
        type: 'string',
        maxLength: 254,
        description: 'Aparece no rodapé.',
        example: 'contato@exemplo.com.br',
      },
      {
        name: 'support_phone',
        type: 'string',
        maxLength: 32,
        description: 'Aparece no rodapé.',
        example: '(11) 4000-0000',
      },
    ],
    variables: ({ body }) => {
      body.only(NAMES, 'Esta configuração não existe.');
      const texts = {
        siteName: 'site_name',
        siteDescription: 'site_description',
        contactEmail: 'contact_email',
        supportPhone: 'support_phone',
      };
      const sent = Object.entries(texts).filter(([, name]) => body.has(name));
      return {
        input: {
          ...Object.fromEntries(sent.map(([field, name]) => [field, body.required(name)])),
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
      data: settingsJson(updateSystemSettings),
    }),
    response: { message: like(text, 'Configurações salvas com sucesso!'), data: settingsSchema },
  },
];
