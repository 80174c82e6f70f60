import { graphqlEnum } from '../shared/schema/graphql-enum.ts';

export const AdminRole = graphqlEnum('AdminRole', 'What an administrator may do.', {
  administrator: 'Everything.',
  moderator: 'Decides and edits companies; no accounts, settings, plans, imports or logs.',
  reader: 'Reads lists and statistics; decides nothing and sees no contact data of persons.',
});
export type AdminRole = keyof typeof AdminRole;

const ALL = [AdminRole.administrator, AdminRole.moderator, AdminRole.reader] as const;
const DECIDING = [AdminRole.administrator, AdminRole.moderator] as const;
const FULL = [AdminRole.administrator] as const;

interface Row {
  may: readonly AdminRole[];
  /** For the schema. */
  sentence: string;
}

/**
 * Which administrators may do what. `@MayCall` names a row for each root field, and clients read a viewer's rows as
 * `User.capabilities`. `docs/product.md` has the same table; a test compares them.
 */
export const CAPABILITIES = {
  seeLists: {
    may: ALL,
    sentence: 'Read companies, photos, ratings, categories, kinds, cities, plans, statistics and what waits.',
  },
  seePersons: {
    may: DECIDING,
    sentence: 'Read claims, plan requests, corrections, and e-mails and texts of the persons behind them.',
  },
  decide: {
    may: DECIDING,
    sentence: 'Decide on companies, photos, claims, plan requests, ratings, corrections and message access.',
  },
  answerMessages: { may: DECIDING, sentence: 'Read and answer messages to the administration.' },
  editCompanies: { may: DECIDING, sentence: 'Create, change, activate and deactivate companies.' },
  removeCompanies: { may: FULL, sentence: 'Remove companies, with the account of the owner, and merge two.' },
  manageUsers: {
    may: FULL,
    sentence: "Manage accounts, roles, passwords, API keys, companies' owners and personal data (LGPD).",
  },
  managePlans: { may: FULL, sentence: 'Manage plans and the plan of an account.' },
  manageCatalog: { may: FULL, sentence: 'Manage categories, kinds, attributes, cities and listed searches.' },
  manageSettings: { may: FULL, sentence: 'Change settings and the approval policy; delete invented data.' },
  importCompanies: { may: FULL, sentence: 'Import companies and undo imports.' },
  readAudit: { may: FULL, sentence: 'Read the audit log.' },
  manageMails: { may: FULL, sentence: 'Read the queue of mails and send again.' },
  manageWebhooks: { may: FULL, sentence: 'Have webhooks that receive the events of the whole site.' },
} as const satisfies Record<string, Row>;

export type Capability = keyof typeof CAPABILITIES;

const NAMES = Object.keys(CAPABILITIES) as Capability[];

export const Capabilities = graphqlEnum(
  'Capability',
  "What an administrator's role allows.",
  Object.fromEntries(NAMES.map((name) => [name, CAPABILITIES[name].sentence])) as Record<Capability, string>,
);

export const isCapability = (name: string): name is Capability => Object.hasOwn(CAPABILITIES, name);

/** Returns whether an account in this role has a capability; false without one. */
export const roleHas = (role: AdminRole | null | undefined, capability: Capability): boolean =>
  role != null && (CAPABILITIES[capability].may as readonly AdminRole[]).includes(role);

/** Returns what an account in this role may do; nothing without one. */
export const capabilitiesOf = (role: AdminRole | null | undefined): Capability[] =>
  NAMES.filter((name) => roleHas(role, name));
