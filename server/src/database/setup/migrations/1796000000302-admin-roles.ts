import { SqlMigration } from '../../sql-migration.ts';

/**
 * Roles of administrators; those of today may do everything. Instances of an earlier version write none, so a trigger
 * keeps the column in line with `role`.
 */
export class AdminRoles1796000000302 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE users ADD COLUMN admin_role varchar(20);
    UPDATE users SET admin_role = 'administrator' WHERE role = 'admin';
    ALTER TABLE users ADD CONSTRAINT users_admin_role_check CHECK (
      (role = 'admin') = (admin_role IS NOT NULL) AND admin_role IN ('administrator', 'moderator', 'reader'));
    CREATE INDEX users_admin_role_idx ON users (admin_role, is_active, id) WHERE admin_role IS NOT NULL;
    CREATE FUNCTION set_admin_role() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.admin_role := CASE WHEN NEW.role = 'admin' THEN coalesce(NEW.admin_role, 'administrator') END;
      RETURN NEW;
    END $$;
    CREATE TRIGGER users_admin_role BEFORE INSERT OR UPDATE OF role, admin_role ON users
    FOR EACH ROW EXECUTE FUNCTION set_admin_role();
  `;
}
