import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { untilWaiting } from '../../../test/helpers/locks.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();

test.each([
  ['approved', 'its owner', 'SELECT changed_at FROM company_changes WHERE company_id = $1'],
  ['pending', 'its owner', 'SELECT updated_at AS changed_at FROM companies WHERE id = $1'],
  ['approved', 'an administrator', 'SELECT updated_at AS changed_at FROM companies WHERE id = $1'],
])(
  'an edit that waits for another transaction is dated after it: %s company, by %s',
  async (state, by, text) => {
    const owner = await guia.owner();
    const editor = by === 'its owner' ? owner : admin;
    const id = await makeCompany(guia.pool, { owner_id: owner.id, is_approved: state === 'approved' });
    const other = await guia.pool.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT FROM companies WHERE id = $1 FOR UPDATE', [id]);
      const edit = guia.rest(
        'PUT',
        `/companies/${id}`,
        { description: 'Agora com almoço todo dia.' },
        editor,
      );
      await untilWaiting(guia, 1);
      const waitedAt = Date.now();
      await other.query('COMMIT');
      expect((await edit).status).toBe(200);
      const { rows } = await guia.pool.query(text, [id]);
      expect(rows[0].changed_at.getTime()).toBeGreaterThanOrEqual(waitedAt);
    } finally {
      other.release();
    }
  },
);
