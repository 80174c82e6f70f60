/** The document's description, in Markdown. */
export const GUIDE = [
  '## Respostas',
  'Toda resposta é JSON. A que deu certo traz `"success": true` e o conteúdo em `data`; toda gravação traz também `message`, uma frase para mostrar. Um valor vazio é `null` e nunca falta. Objetos podem ganhar campos: ignore os que você não conhece.',
  'Endereços de imagens (`logo`, `logo_small`) são relativos ao site: `/logos/…` está ao lado de `/api`, não dentro dele.',
  '## Erros',
  'A resposta que não deu certo traz `"success": false`, `code` para programas, `message` para pessoas e, com 422, `errors` com as frases de cada campo. Quando há mais de um motivo, a ordem é esta: o que não pode ser lido (400, 413, 415), quem pede (401, depois 403), o que o pedido nomeia e não existe (404), o que está errado nos campos (422). O 409 vem depois das regras dos campos.',
  '## Entrar',
  'Pessoas: chame `POST /auth/login` e mande o token em cada pedido: `Authorization: Bearer …`. O token vale 1 dia, ou 30 com `remember`, e o prazo anda enquanto é usado.',
  'Programas: crie uma chave de API na sua conta e mande-a do mesmo modo: `Authorization: Bearer guia_live_…`. Ela faz só o que as suas permissões dizem; cada chamada diz a de que precisa.',
  'Em `/api/docs` cole o token ou a chave em "Autenticação" para testar cada chamada. Os pedidos gravam de verdade.',
  '## Listas e valores',
  'Listas vêm em páginas: `page` conta de 1, `per_page` vai de 1 a 100. Números, ids e sim ou não podem vir como texto (`"16"`, `"true"`); um texto vazio vale como ausente; um corpo vazio vale como `{}`.',
  '## Corpo e métodos',
  'O corpo é JSON em UTF-8 (`Content-Type: application/json`) ou um formulário (`application/x-www-form-urlencoded`); onde há imagem, também `multipart/form-data`. Listas e objetos de formulários vão como em PHP: `features_list[]=…`, `features[max_companies]=5`. Outro tipo, ou nenhum, dá 415.',
  'PUT, PATCH e DELETE podem vir como POST com `_method` no corpo ou no endereço. Uma barra no fim do endereço não faz diferença. Um método que o endereço não tem dá 405, com os que há em `Allow`.',
  '## Cache',
  'Leituras públicas trazem `ETag`; com `If-None-Match`, o que não mudou dá 304 sem corpo. Respostas a quem manda token não se guardam (`no-store`).',
].join('\n\n');
