import { QueryFailedError } from 'typeorm';
import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

const failure = (code: string) =>
  new QueryFailedError('UPDATE', [], Object.assign(new Error('two writers met'), { code }));

test.each(['40001', '40P01', '55P03'])(
  '%s is retried up to three times; failed attempts are rolled back',
  async (code) => {
    const id = await makeCompany(guia.pool, { name: 'Antes' });
    const nameOf = async () => (await guia.sql`SELECT name FROM companies WHERE id = ${id}`)[0].name;
    let tries = 0;
    const rename = (failing: number) =>
      guia.services.db.transaction(async (manager) => {
        tries++;
        await manager.query('UPDATE companies SET name = name || $1 WHERE id = $2', [` ${tries}`, id]);
        if (tries <= failing) throw failure(code);
      });
    await rename(3);
    expect([tries, await nameOf()]).toEqual([4, 'Antes 4']);
    tries = 0;
    await expect(rename(4)).rejects.toThrow('two writers met');
    expect([tries, await nameOf()]).toEqual([4, 'Antes 4']);
  },
);

test('other errors are not retried', async () => {
  let tries = 0;
  const failing = guia.services.db.transaction(async () => {
    tries++;
    throw failure('23505');
  });
  await expect(failing).rejects.toThrow();
  expect(tries).toBe(1);
});
