import { SqlMigration } from '../../sql-migration.ts';

/** Switches off webhooks whose accounts are in `accounts` (SQL), and removes from their log what the role allowed to read. */
const switchOff = (accounts: string): string => `
    UPDATE webhooks SET is_active = false,
      disabled_reason = 'O papel da conta mudou. Ligue-o de novo se ainda o quiser.'
    WHERE is_active AND user_id IN (${accounts});
    DELETE FROM webhook_deliveries d USING webhooks w
    WHERE w.id = d.webhook_id AND d.status = 'queued' AND w.user_id IN (${accounts});
    UPDATE webhook_deliveries d SET body = NULL, answer = NULL FROM webhooks w
    WHERE w.id = d.webhook_id AND d.body IS NOT NULL AND w.user_id IN (${accounts});`;
/** Removes from the log of an owner's webhooks the texts of a company's messages. */
const eraseMessages = (companies: string, condition: string): string => `
    UPDATE webhook_deliveries d SET body = NULL, answer = NULL
    FROM webhooks w, messages m${companies}
    WHERE w.id = d.webhook_id AND d.event = 'message.created' AND d.body IS NOT NULL AND m.id = d.subject_id
      AND ${condition};`;

/**
 * A webhook and its log end with what its account may read: events of the whole site are queued for full administrators
 * only, another role switches webhooks off, and texts of messages leave the log with the access to them.
 */
export class WebhooksEndWithAccess1796000000801 extends SqlMigration {
  protected readonly sql = `
    CREATE OR REPLACE FUNCTION queue_webhook_event(name text, account integer, subject integer, fields text[] DEFAULT NULL)
    RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO webhook_deliveries (webhook_id, event, subject_id, changed)
      SELECT id, name, subject, fields FROM webhooks
      WHERE is_active AND name = ANY (events) AND user_id IN (
        SELECT u.id FROM users u
        WHERE u.is_active AND (u.admin_role = 'administrator' OR u.id = account AND u.role = 'company'));
      IF FOUND THEN
        PERFORM pg_notify('changes', 'webhooks');
      END IF;
    END $$;

    CREATE FUNCTION switch_off_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${switchOff('NEW.id')}
      RETURN NULL;
    END $$;
    CREATE TRIGGER users_webhooks_role AFTER UPDATE OF role, admin_role ON users FOR EACH ROW
    WHEN (OLD.role <> NEW.role OR OLD.admin_role IS DISTINCT FROM NEW.admin_role)
    EXECUTE FUNCTION switch_off_webhooks();

    CREATE FUNCTION erase_webhook_messages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${eraseMessages('', 'm.company_id = OLD.id AND w.user_id = OLD.owner_id')}
      RETURN NULL;
    END $$;
    CREATE TRIGGER companies_webhooks_access AFTER UPDATE OF has_message_access, owner_id ON companies FOR EACH ROW
    WHEN (OLD.has_message_access AND NOT NEW.has_message_access OR OLD.owner_id IS DISTINCT FROM NEW.owner_id)
    EXECUTE FUNCTION erase_webhook_messages();

    ${switchOff(`SELECT id FROM users WHERE role = 'user' OR admin_role <> 'administrator'`)}
    ${eraseMessages(
      ', companies c, users u',
      `c.id = m.company_id AND u.id = w.user_id AND u.role = 'company'
      AND (c.owner_id IS DISTINCT FROM u.id OR NOT c.has_message_access)`,
    )}
  `;
}
