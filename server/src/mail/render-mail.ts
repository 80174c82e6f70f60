export interface MailContent {
  siteName: string;
  /** Replies to a mail are read by nobody, so it names this address. */
  contactEmail: string;
  title: string;
  /** Plain texts, which are escaped; line breaks are kept. */
  paragraphs: string[];
  /** `url` comes from `config.publicUrl`, never from a request. */
  action?: { label: string; url: string };
  /** In the footer. */
  unsubscribe?: { label: string; url: string };
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const BUTTON = `display:inline-block;padding:12px 24px;border-radius:8px;background:#1b5e3a;color:#ffffff;text-decoration:none;font-weight:600;${FONT}`;

const footerOf = ({ siteName, contactEmail }: MailContent): string =>
  `Mensagem automática de ${siteName}. Você a recebeu porque seu e-mail está em nosso site. Para falar conosco, escreva para ${contactEmail}.`;

/** Renders a mail as text and HTML in the common frame; escapes everything. */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: textOf(content), html: htmlOf(content) };
}

function textOf(content: MailContent): string {
  const { title, paragraphs, action, unsubscribe } = content;
  const end = unsubscribe ? `${unsubscribe.label}: ${unsubscribe.url}\n` : '';
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return `${[title, ...paragraphs, ...link].join('\n\n')}\n\n-- \n${footerOf(content)}\n${end}`;
}

function htmlOf(content: MailContent): string {
  const { siteName, title, paragraphs, action, unsubscribe } = content;
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`).join('\n');
  const link = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#52606d">Se o botão não abrir, copie este endereço para o navegador:<br><span style="word-break:break-all">${escapeHtml(action.url)}</span></p>`
    : '';
  const end = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:#52606d">${escapeHtml(unsubscribe.label)}</a>`
    : '';
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f6f4;color:#1f2933;font-size:16px;line-height:1.5;${FONT}">
<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff">
<p style="margin:0 0 8px;font-weight:700;color:#1b5e3a">${escapeHtml(siteName)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${body}
${link}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d9e2dc;font-size:13px;color:#52606d">${escapeHtml(footerOf(content))}${end}</p>
</div>
</body>
</html>
`;
}
