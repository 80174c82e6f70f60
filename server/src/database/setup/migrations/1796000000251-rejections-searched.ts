import { SqlMigration } from '../../sql-migration.ts';

/** The text by which administrators find rejected companies: names of company and owner and the owner's e-mail. */
export class RejectionsSearched1796000000251 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE company_rejections ADD COLUMN folded text NOT NULL DEFAULT '';
    CREATE FUNCTION fold_rejection() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.folded := ' ' || search_fold(concat_ws(' ', NEW.typed ->> 'name',
        (SELECT name || ' ' || email FROM users WHERE id = NEW.owner_id)));
      RETURN NEW;
    END $$;
    CREATE TRIGGER company_rejections_fold BEFORE INSERT OR UPDATE ON company_rejections
    FOR EACH ROW EXECUTE FUNCTION fold_rejection();
    UPDATE company_rejections SET reason = reason;
    CREATE INDEX company_rejections_created_at_id_idx ON company_rejections (created_at, id);
  `;
}
