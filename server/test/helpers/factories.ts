import type pg from 'pg';

let counter = 0;

interface CompanyOverrides {
  id?: number;
  name?: string;
  description?: string;
  category_id?: number;
  city?: string;
  logo_hash?: string;
  owner_id?: number | null;
  is_active?: boolean;
  is_approved?: boolean;
  has_message_access?: boolean;
  /** With `is_active` and `is_approved` false. */
  rejected_at?: Date;
  rejection_reason?: string;
  phone?: string | null;
  address?: string;
  cep?: string;
  cnpj?: string;
  source_name?: string;
  legal_name?: string;
  kind_ids?: number[];
  email?: string;
  website?: string;
  opening_hours?: string;
  contact_type?: string;
  instagram?: string;
  facebook?: string;
  ifood?: string;
  founded_year?: number;
  area_served?: string;
  latitude?: number;
  longitude?: number;
  attribute_ids?: number[];
  /** As JSON. */
  offers?: string;
}

/** Inserts a company, by default approved, active and in Campinas; returns its id. */
export async function makeCompany(pool: pg.Pool, overrides: CompanyOverrides = {}): Promise<number> {
  const number = ++counter;
  const { city = 'Campinas', ...columns } = overrides;
  const row = {
    name: `Empresa de Teste ${number}`,
    slug: `empresa-de-teste-${number}`,
    description: 'Uma empresa que só existe neste teste.',
    category_id: 3,
    is_active: true,
    is_approved: true,
    ...columns,
  };
  const names = Object.keys(row);
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO companies (${names.join(', ')}, city_id)
     VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')},
       (SELECT id FROM cities WHERE name = $${names.length + 1} ORDER BY population DESC LIMIT 1))
     RETURNING id`,
    [...Object.values(row), city],
  );
  return rows[0]?.id as number;
}
