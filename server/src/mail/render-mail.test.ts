import { expect, test } from 'vitest';
import { renderMail } from './render-mail.ts';

test('typed texts are escaped in both forms', () => {
  const { text, html } = renderMail({
    siteName: 'Guia & Cia',
    contactEmail: 'fale@guia.example',
    title: '<script>alert(1)</script>',
    paragraphs: ['Empresa "A&B" <b>nova</b>\nsegunda linha'],
    action: { label: 'Abrir', url: 'https://guia.example/x?a=1&b="2"' },
  });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
  expect(html).toContain('Empresa &quot;A&amp;B&quot; &lt;b&gt;nova&lt;/b&gt;<br>segunda linha');
  expect(html).toContain('href="https://guia.example/x?a=1&amp;b=&quot;2&quot;"');
  expect(text).toContain('Empresa "A&B" <b>nova</b>\nsegunda linha');
  expect(text).toContain('Abrir:\nhttps://guia.example/x?a=1&b="2"');
  for (const form of [text, html])
    expect(form).toContain('Para falar conosco, escreva para fale@guia.example.');
});
