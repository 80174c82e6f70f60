import type { Scene } from './cases/admin-cases.ts';

/** Inserts ratings, messages and plan requests of the scene's company and owner, so that no list is empty. */
export async function insertFixtures({ pool, companyId, ownerId, planId }: Scene): Promise<void> {
  await pool.query(
    `INSERT INTO ratings (company_id, rating, comment, fingerprint_hash, answer, answered_at, answered_by)
     VALUES ($1, 4, NULL, sha256('um'), NULL, NULL, NULL),
       ($1, 5, 'Muito bom.', sha256('um-navegador'), 'Obrigada!', now(), $2)`,
    [companyId, ownerId],
  );
  await pool.query(
    `INSERT INTO messages (company_id, sender_type, name, email, phone, subject, content, is_read, read_at)
     VALUES ($1, 'visitor', 'Ana', 'ana@exemplo.com.br', '(19) 98888-7777', NULL, 'Olá', true, now()),
       ($1, 'visitor', 'Bia', 'bia@exemplo.com.br', NULL, NULL, 'Oi', false, NULL),
       ($1, 'admin', NULL, NULL, NULL, 'Cadastro', 'Falta o CEP.', false, NULL),
       ($1, 'company', NULL, NULL, NULL, 'Pronto', 'Está lá.', true, now())`,
    [companyId],
  );
  await pool.query(
    `INSERT INTO plan_requests (user_id, current_plan_id, requested_plan_id, status, message, admin_notes, decided_at)
     VALUES ($1, $2, $2, 'rejected', 'Cresci.', 'Ainda não.', now()), ($1, NULL, $2, 'approved', NULL, NULL, now())`,
    [ownerId, planId],
  );
  await pool.query(
    `UPDATE companies SET address = 'Rua das Acácias, 120', cep = '13010000', phone = '+551932345678',
       email = 'contato@exemplo.com.br', website = 'https://exemplo.com.br' WHERE id = $1`,
    [companyId],
  );
  await pool.query('UPDATE users SET plan_id = (SELECT min(id) FROM plans WHERE id <> $2) WHERE id = $1', [
    ownerId,
    planId,
  ]);
}
