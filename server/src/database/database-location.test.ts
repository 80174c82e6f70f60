import { expect, test } from 'vitest';
import { databaseLocation } from './database-location.ts';

test.each([
  ['', './data'],
  ['postgres://guia:segredo@banco.interno/guia', 'banco.interno:5432/guia'],
  ['postgres://guia:segredo@10.0.0.7:6432/outro?sslmode=require', '10.0.0.7:6432/outro'],
])('describes %s as %s, without the password', (databaseUrl, location) => {
  expect(databaseLocation({ databaseUrl: databaseUrl || undefined, dataDir: './data' })).toBe(location);
});
