import { flag, integer, shape, text } from '../json/json-schema.ts';
import type { Route } from '../route.ts';

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
const settingsSchema = shape({
  site_name: text,
  site_description: text,
  max_companies_per_user: integer,
  auto_approve_companies: flag,
  maintenance_mode: flag,
  contact_email: text,
  support_phone: text,
});

const stats = {
  total_users: integer,
  total_companies: integer,
  pending_companies: integer,
  approved_companies: integer,
  company_users: integer,
  admin_users: integer,
};

/** The administrators' figures, and the settings of the whole site (SPEC section 7). */
export const ADMIN_SITE_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/admin/stats',
    summary: 'The figures of the dashboard.',
    who: 'admin',
    operation: `query RestAdminStats {
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
    response: { ...stats, data: shape(stats) },
  },
  {
    method: 'GET',
    path: '/admin/settings',
    summary: 'The settings of the whole site.',
    who: 'admin',
    operation: `query RestSystemSettings { systemSettings { ${SETTINGS_FIELDS} } }`,
    variables: () => ({}),
    respond: ({ systemSettings }) => ({ data: settingsJson(systemSettings) }),
    response: { data: settingsSchema },
  },
  {
    method: 'PUT',
    path: '/admin/settings',
    summary: 'Changes the settings; what is absent stays.',
    who: 'admin',
    operation: `mutation RestUpdateSettings($input: SystemSettingsInput!) {
      updateSystemSettings(input: $input) { ${SETTINGS_FIELDS} }
    }`,
    body: [
      { name: 'site_name', type: 'string' },
      { name: 'site_description', type: 'string' },
      { name: 'max_companies_per_user', type: 'integer', description: '1 to 100.' },
      { name: 'auto_approve_companies', type: 'boolean' },
      { name: 'maintenance_mode', type: 'boolean' },
      { name: 'contact_email', type: 'string' },
      { name: 'support_phone', type: 'string' },
    ],
    variables: ({ body }) => {
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
    response: { message: text, data: settingsSchema },
  },
];
