import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { SECRETS } from './secret-files.ts';

test('everything has a default', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 4000,
    host: '0.0.0.0',
    metricsHost: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    demoData: true,
  });
  expect(config.limits.RATINGS_COMPANY).toBe(5);
});

test('DEMO_DATA is off by default with DATABASE_URL', () => {
  const url = 'postgres://guia@db/guia';
  expect(readConfig({ DATABASE_URL: url }).demoData).toBe(false);
  expect(readConfig({ DATABASE_URL: url, DEMO_DATA: 'true' }).demoData).toBe(true);
});

test('a bare % in SMTP_URL is accepted', () => {
  const url = 'smtp://avisos:senha100%@mail.exemplo.com.br:587';
  expect(readConfig({ SMTP_URL: url })).toMatchObject({ smtpUrl: url });
});

test.each([
  ['PORT', 'quatro'],
  ['PORT', '70000'],
  ['DEMO_DATA', 'talvez'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'postgres://guia:a%zz@db/guia'],
  ['PUBLIC_URL', 'exemplo.com.br'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', '300.1.1.1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.1, ::1/129'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'mail.exemplo.com.br'],
  ['MAIL_FROM', 'Guia'],
  ['MAIL_FROM', 'Guia <a@b.com.br>\r\nBcc: c@d.com.br'],
  ['LIMIT_RATINGS_COMPANY', '-1'],
  ['MAP_TILES_URL', 'https://tiles.exemplo.com.br/'],
  ['MAP_TILES_URL', 'ftp://tiles.exemplo.com.br/{z}/{x}/{y}.png'],
  ['MAP_TILES_URL', 'https://{s}.tiles.exemplo.com.br/{z}/{x}/{y}.png'],
  ['MAP_TILES_URL', '/tiles/{z}/{x}/{y}.png'],
  ['METRICS_PORT', 'yes'],
  ['METRICS_PORT', '4000'],
  ['METRICS_HOST', '0.0.0.0:9464'],
  ['METRICS_HOST', 'http://10.0.0.1'],
  ['DATABASE_READ_URL', 'mysql://x'],
  // A replica without DATABASE_URL.
  ['DATABASE_READ_URL', 'postgres://guia@replica/guia'],
])('%s=%s stops the start with a message that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('MAP_TILES_URL is taken as it is, with its attribution', () => {
  const url = 'https://tiles.exemplo.com.br:8443/{z}/{x}/{y}.png?key=1';
  expect(readConfig({ MAP_TILES_URL: url }).mapTiles).toEqual({ url, attribution: null });
  expect(readConfig({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© X' }).mapTiles).toEqual({
    url,
    attribution: '© X',
  });
  expect(readConfig({ MAP_TILES_ATTRIBUTION: '© X' }).mapTiles).toBeUndefined();
});

test('proxies are trusted by hops or by networks', () => {
  const hops = readConfig({ TRUST_PROXY: '2' }).trustProxy;
  if (typeof hops !== 'function') throw new Error('Hops come as a function.');
  expect([0, 1, 2].map((hop) => hops('10.0.0.1', hop))).toEqual([true, true, false]);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(false);
});

test('mails come from the host of the site by default', () => {
  expect(readConfig({}).smtpUrl).toBeUndefined();
  expect(readConfig({ PUBLIC_URL: 'https://guia.example:8443' }).mailFrom).toBe('nao-responda@guia.example');
  const given = { SMTP_URL: 'smtps://a:b@mail.example', MAIL_FROM: 'Guia de Empresas <oi@guia.example>' };
  expect(readConfig(given)).toMatchObject({
    smtpUrl: 'smtps://a:b@mail.example',
    mailFrom: 'Guia de Empresas <oi@guia.example>',
  });
});

test('metrics and a replica are off by default', () => {
  expect(readConfig({ METRICS_PORT: '', DATABASE_READ_URL: ' ' })).toMatchObject({
    metricsPort: undefined,
    databaseReadUrl: undefined,
  });
  const urls = { DATABASE_URL: 'postgres://guia@db/guia', DATABASE_READ_URL: 'postgres://guia@replica/guia' };
  expect(readConfig({ ...urls, METRICS_PORT: '9464', METRICS_HOST: '::' })).toMatchObject({
    metricsPort: 9464,
    metricsHost: '::',
    databaseReadUrl: 'postgres://guia@replica/guia',
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guia-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (content: string) => {
    const path = join(folder, 'secret');
    writeFileSync(path, content);
    return path;
  };

  test.each(SECRETS)('%s_FILE gives what %s would', (name) => {
    const value = name.endsWith('_URL')
      ? `${name === 'SMTP_URL' ? 'smtp' : 'postgres'}://a:b@host`
      : 'a long secret';
    const others = name === 'DATABASE_URL' ? {} : { DATABASE_URL: 'postgres://guia@db/guia' };
    const given = readConfig({ ...others, [name]: value });
    expect(given).not.toEqual(readConfig(others));
    expect(readConfig({ ...others, [`${name}_FILE`]: file(`${value}\n`) })).toEqual(given);
  });

  test('keeps the spaces of a password', () => {
    expect(readConfig({ ADMIN_PASSWORD_FILE: file(' with spaces \r\n') }).adminPassword).toBe(
      ' with spaces ',
    );
  });

  test('stops the start when the file is missing, and beside the variable itself', () => {
    expect(() => readConfig({ SMTP_URL_FILE: '/nowhere/smtp' })).toThrow(
      /^SMTP_URL_FILE: o arquivo não pôde ser lido/,
    );
    const both = { ADMIN_PASSWORD: 'a long one', ADMIN_PASSWORD_FILE: file('another one') };
    expect(() => readConfig(both)).toThrow('ADMIN_PASSWORD e ADMIN_PASSWORD_FILE');
  });
});

test('DATABASE_PASSWORD is the password of addresses without one', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://guia@db/guia',
    DATABASE_READ_URL: 'postgres://guia:own@replica/guia',
    DATABASE_PASSWORD: 'a/b@%',
  });
  expect(config.databaseUrl).toBe('postgres://guia:a%2Fb%40%25@db/guia');
  expect(config.databaseReadUrl).toBe('postgres://guia:own@replica/guia');
});
