import { SqlMigration } from '../../sql-migration.ts';

/** Columns of companies whose change is no event for webhooks. */
const NO_EVENT =
  'id created_at updated_at approved_at is_approved pending_text is_demo rating_sum rating_count kinds_are_guessed cnpj ' +
  'source source_id source_name legal_name';

/** What the administrators' list of companies filters by. */
const FILTERED = 'kind_ids, category_id, city_id, is_approved, is_active, has_message_access, owner_id';
const BY_NAME = '(search_fold(name)) COLLATE "C", id';

/** Indexes that leave out rejected companies: name, what is indexed, a further condition. */
const INDEXES = [
  ['companies_folded_name_idx', `(${BY_NAME}) INCLUDE (name, ${FILTERED})`],
  [
    'companies_average_idx',
    `((rating_sum::float8 / greatest(rating_count, 1)), id) INCLUDE (rating_sum, rating_count, ${FILTERED})`,
  ],
  ['companies_created_at_id_idx', `(created_at, id) INCLUDE (${FILTERED})`],
  [
    'companies_counts_idx',
    '(category_id, city_id) INCLUDE (is_approved, is_active, has_message_access, owner_id)',
  ],
  ['companies_main_kind_idx', `((kind_ids[1]), ${BY_NAME}) INCLUDE (name, ${FILTERED})`],
  ['companies_several_kinds_idx', `(${BY_NAME}) INCLUDE (name, ${FILTERED})`, 'cardinality(kind_ids) > 1'],
  ['companies_pending_idx', '(created_at, id)', 'NOT is_approved'],
  ['companies_pending_text_idx', '(pending_text COLLATE "C", id) INCLUDE (created_at)', 'NOT is_approved'],
  ['companies_inactive_idx', '(created_at, id)', 'NOT is_active'],
  ['companies_access_idx', '(created_at, id)', 'has_message_access'],
] as const;
const indexes = INDEXES.map(([name, indexed, ...conditions]) => {
  const where = [...conditions, 'rejected_at IS NULL'].join(' AND ');
  return `CREATE INDEX ${name} ON companies ${indexed} WHERE ${where};`;
});

/**
 * Makes rejection a state of a company. Records of rejected companies become companies where their category and city
 * still exist and nobody has their id.
 */
export class RejectedState1796000000970 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE companies
      ADD COLUMN rejected_at timestamptz,
      ADD COLUMN rejection_reason varchar(1000),
      ADD COLUMN rejected_by integer REFERENCES users (id) ON DELETE SET NULL,
      ADD CONSTRAINT companies_rejected_check CHECK (
        CASE WHEN rejected_at IS NULL THEN rejection_reason IS NULL AND rejected_by IS NULL
          ELSE NOT is_approved AND NOT is_active END);
    CREATE INDEX companies_rejected_by_idx ON companies (rejected_by) WHERE rejected_by IS NOT NULL;
    CREATE INDEX companies_rejected_idx ON companies (rejected_at, id) WHERE rejected_at IS NOT NULL;
    CREATE INDEX companies_rejected_text_idx ON companies (pending_text COLLATE "C", id)
      WHERE rejected_at IS NOT NULL;

    -- A rejected company counts nowhere.
    CREATE OR REPLACE FUNCTION tally_companies() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        INSERT INTO company_tallies (kind, place_id, is_approved, is_active, amount)
        SELECT t.* FROM (VALUES
          ('category', OLD.category_id, OLD.is_approved, OLD.is_active, -1),
          ('city', OLD.city_id, OLD.is_approved, OLD.is_active, -1)) t WHERE OLD.rejected_at IS NULL
        UNION ALL SELECT t.* FROM (VALUES
          ('category', NEW.category_id, NEW.is_approved, NEW.is_active, 1),
          ('city', NEW.city_id, NEW.is_approved, NEW.is_active, 1)) t WHERE NEW.rejected_at IS NULL;
        IF (OLD.rejected_at IS NULL) <> (NEW.rejected_at IS NULL) THEN
          INSERT INTO day_tallies (day, kind, amount)
          VALUES (local_day(NEW.created_at), 'company', CASE WHEN NEW.rejected_at IS NULL THEN 1 ELSE -1 END);
        END IF;
      ELSE
        INSERT INTO company_tallies (kind, place_id, is_approved, is_active, amount)
        SELECT kind, place_id, is_approved, is_active, count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
        FROM changed, LATERAL (VALUES ('category', category_id), ('city', city_id)) place (kind, place_id)
        WHERE rejected_at IS NULL GROUP BY 1, 2, 3, 4;
        INSERT INTO day_tallies (day, kind, amount)
        SELECT local_day(created_at), 'company', count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
        FROM changed WHERE rejected_at IS NULL GROUP BY 1;
      END IF;
      RETURN NULL;
    END $$;
    DROP TRIGGER companies_tally_by_day_insert ON companies;
    DROP TRIGGER companies_tally_by_day_delete ON companies;
    DROP TRIGGER companies_tally_update ON companies;
    CREATE TRIGGER companies_tally_update
    AFTER UPDATE OF category_id, city_id, is_approved, is_active, rejected_at ON companies
    FOR EACH ROW WHEN ((OLD.category_id, OLD.city_id, OLD.is_approved, OLD.is_active, OLD.rejected_at)
      IS DISTINCT FROM (NEW.category_id, NEW.city_id, NEW.is_approved, NEW.is_active, NEW.rejected_at))
    EXECUTE FUNCTION tally_companies();

    -- For webhooks a rejected company is gone, and one that is brought back is new.
    CREATE OR REPLACE FUNCTION queue_company_events() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM webhooks) THEN
        PERFORM queue_webhook_event(CASE TG_OP WHEN 'INSERT' THEN 'company.created' ELSE 'company.deleted' END,
          owner_id, id) FROM changed WHERE rejected_at IS NULL;
      END IF;
      RETURN NULL;
    END $$;
    CREATE OR REPLACE FUNCTION queue_company_change() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      fields text[];
    BEGIN
      IF NOT EXISTS (SELECT FROM webhooks) OR current_setting('guia.quiet', true) = 'on' THEN
        RETURN NULL;
      END IF;
      IF OLD.rejected_at IS NOT NULL OR NEW.rejected_at IS NOT NULL THEN
        IF OLD.rejected_at IS NULL THEN
          PERFORM queue_webhook_event('company.rejected', NEW.owner_id, NEW.id);
        ELSIF NEW.rejected_at IS NULL THEN
          PERFORM queue_webhook_event('company.created', NEW.owner_id, NEW.id);
        END IF;
        RETURN NULL;
      END IF;
      IF NEW.is_approved AND NOT OLD.is_approved THEN
        PERFORM queue_webhook_event('company.approved', NEW.owner_id, NEW.id);
      END IF;
      SELECT array_agg(n.key ORDER BY n.key) INTO fields
      FROM jsonb_each(to_jsonb(NEW)) n JOIN jsonb_each(to_jsonb(OLD)) o USING (key)
      WHERE n.value <> o.value AND n.key <> ALL ('{${NO_EVENT.split(' ').join(', ')}}');
      IF fields IS NOT NULL THEN
        PERFORM queue_webhook_event('company.changed', NEW.owner_id, NEW.id, fields);
      END IF;
      RETURN NULL;
    END $$;

    ALTER TABLE companies
      DROP CONSTRAINT companies_slug_key, DROP CONSTRAINT companies_cnpj_key, DROP CONSTRAINT companies_source_key;
    CREATE UNIQUE INDEX companies_slug_key ON companies (slug) WHERE rejected_at IS NULL;
    CREATE UNIQUE INDEX companies_cnpj_key ON companies (cnpj) WHERE rejected_at IS NULL;
    CREATE UNIQUE INDEX companies_source_key ON companies (source, source_id) WHERE rejected_at IS NULL;
    DROP INDEX ${INDEXES.map(([name]) => name).join(', ')};
    ${indexes.join('\n    ')}
    -- Public companies are read by it too, without that condition.
    DROP INDEX companies_is_approved_is_active_id_idx;
    CREATE INDEX companies_is_approved_is_active_id_idx ON companies (is_approved, is_active, id) INCLUDE (rejected_at);

    -- Their slugs need not be unique while they are rejected.
    INSERT INTO companies (id, name, slug, description, category_id, city_id, address, cep, phone, contact_type, email,
      website, opening_hours, instagram, facebook, ifood, founded_year, area_served, kind_ids, kinds_are_guessed,
      attribute_ids, offers, latitude, longitude, owner_id, is_active, created_at, rejected_at, rejection_reason,
      rejected_by)
    SELECT r.company_id, t.name,
      coalesce(nullif(trim('-' FROM regexp_replace(search_fold(t.name), '[^a-z0-9]+', '-', 'g')), '') || '-', '')
        || r.company_id,
      coalesce(t.description, ''), t."categoryId", t."cityId", t.address, t.cep, t.phone,
      coalesce(t."contactType", 'phone'), t.email, t.website, t."openingHours", t.instagram, t.facebook, t.ifood,
      t."foundedYear", t."areaServed",
      ARRAY(SELECT k.id FROM unnest(t."kindIds") WITH ORDINALITY AS had (id, position) JOIN kinds k USING (id)
        ORDER BY position),
      t."kindIds" IS NULL,
      ARRAY(SELECT a.id FROM unnest(t."attributeIds") AS had (id) JOIN attributes a USING (id) ORDER BY id),
      coalesce(t.offers, '[]'), t.latitude, t.longitude, r.owner_id, false, r.created_at, r.created_at,
      r.reason, r.decided_by
    FROM (SELECT DISTINCT ON (company_id) * FROM company_rejections ORDER BY company_id, created_at DESC, id DESC) r
    CROSS JOIN LATERAL jsonb_to_record(r.typed) AS t (name text, description text, "categoryId" int, "cityId" int,
      address text, cep text, phone text, "contactType" text, email text, website text, "openingHours" text,
      instagram text, facebook text, ifood text, "foundedYear" int, "areaServed" text, "kindIds" int[],
      "attributeIds" int[], offers jsonb, latitude float8, longitude float8)
    JOIN categories ON categories.id = t."categoryId" JOIN cities ON cities.id = t."cityId"
    WHERE t.name IS NOT NULL AND NOT EXISTS (SELECT FROM companies c WHERE c.id = r.company_id);
    -- Running actions name them by company from now on.
    UPDATE bulk_jobs SET subject_ids = ARRAY(
      SELECT coalesce((SELECT r.company_id FROM company_rejections r WHERE r.id = listed.id), 0)
      FROM unnest(subject_ids) WITH ORDINALITY AS listed (id, position) ORDER BY position)
    WHERE action = 'restoreRejection' AND status = 'running';
    DROP TABLE company_rejections;
    DROP FUNCTION fold_rejection;
  `;
}

/** Removed companies whose ratings, messages and photos another company has: their addresses lead to that one. */
export class MergedCompanies1796000000990 extends SqlMigration {
  protected readonly sql = `
    CREATE TABLE merged_companies (
      id integer PRIMARY KEY,
      kept_id integer NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
      cnpj char(14),
      source varchar(40),
      source_id varchar(80)
    );
    CREATE INDEX merged_companies_kept_id_idx ON merged_companies (kept_id);
    CREATE INDEX merged_companies_cnpj_idx ON merged_companies (cnpj);
    CREATE INDEX merged_companies_source_source_id_idx ON merged_companies (source, source_id);

    -- Tells programs that keep a copy of the catalogue, and webhooks, as the company's own columns need not change.
    CREATE FUNCTION note_merged_company() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(7240122, floor(extract(epoch FROM now() - timestamptz '2026-01-01Z'))::int);
      INSERT INTO catalogue_changes
      SELECT id, date_trunc('milliseconds', clock_timestamp()) FROM companies
      WHERE id = NEW.kept_id AND is_active AND is_approved
      ON CONFLICT (company_id) DO UPDATE SET changed_at = excluded.changed_at;
      IF EXISTS (SELECT FROM webhooks) THEN
        PERFORM queue_webhook_event('company.changed', owner_id, id, '{average_rating,photos,total_ratings}')
        FROM companies WHERE id = NEW.kept_id;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER merged_companies_note AFTER INSERT ON merged_companies
    FOR EACH ROW EXECUTE FUNCTION note_merged_company();
  `;
}
