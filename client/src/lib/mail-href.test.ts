import { expect, test } from 'vitest';
import { mailHref } from './mail-href.ts';

test.each([
  ['rosa@exemplo.com.br', 'mailto:rosa@exemplo.com.br'],
  ['rosa+guia@exemplo.com.br', 'mailto:rosa%2Bguia@exemplo.com.br'],
  ['vendas?bcc=x@exemplo.com.br', 'mailto:vendas%3Fbcc%3Dx@exemplo.com.br'],
  ['x&body=y%40z@exemplo.com.br', 'mailto:x%26body%3Dy%2540z@exemplo.com.br'],
])('%s becomes %s', (email, href) => expect(mailHref(email)).toBe(href));
