import { expect, test } from 'vitest';
import { unknownSettings } from './unknown-settings.ts';

test.each([
  ['LIMIT_RATING_COMPANY', 'LIMIT_RATINGS_COMPANY'],
  ['SMPT_URL', 'SMTP_URL'],
  ['METRICS_HOSTNAME', 'METRICS_HOST'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['public_url', 'PUBLIC_URL'],
  ['SMTP_URL_FILES', 'SMTP_URL_FILE'],
])('%s is unknown, and similar to %s', (name, similar) => {
  expect(unknownSettings({ [name]: '1' })).toEqual([{ name, similar }]);
});

test('settings and the variables of other programs are not named', () => {
  const names = [
    'PORT',
    'DATABASE_PASSWORD',
    'LIMIT_POOL',
    'MAP_TILES_ATTRIBUTION',
    'SMTP_URL_FILE',
    'NODE_OPTIONS',
    'NODE_ENV',
  ];
  const foreign = [
    'HOME',
    'HOSTNAME',
    'PATH',
    'MAIL',
    'LOGNAME',
    'PGHOST',
    'POSTGRES_PASSWORD',
    'npm_config_port',
  ];
  expect(unknownSettings(Object.fromEntries([...names, ...foreign].map((name) => [name, 'x'])))).toEqual([]);
});
