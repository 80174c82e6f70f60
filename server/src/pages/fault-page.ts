const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** What is shown when the page itself cannot be made: it needs neither database nor client. */
export function faultPage(message: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Não foi possível abrir a página</title>
<style>
:root { color-scheme: light dark; }
body { font: 1.125rem/1.6 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-items: center; }
main { max-width: 32rem; padding: 2rem; text-align: center; }
</style>
</head>
<body>
<main>
<h1>Não foi possível abrir a página</h1>
<p>${escapeHtml(message)}</p>
<p><a href="">Tentar novamente</a></p>
</main>
</body>
</html>
`;
}
