import { createHash, randomBytes } from 'node:crypto';

/** Opens a session of the first administrator for a day, as a login does: the database holds only the token's hash. */
export async function openAdminSession(database) {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await database.query(
    `INSERT INTO sessions (token_hash, user_id, remember, expires_at)
     SELECT $1, id, false, now() + interval '1 day' FROM users WHERE role = 'admin' ORDER BY id LIMIT 1`,
    [hash],
  );
  return { token, end: () => database.query('DELETE FROM sessions WHERE token_hash = $1', [hash]) };
}
