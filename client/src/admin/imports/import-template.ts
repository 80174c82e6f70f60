/** Lines of docs/reference/import-template.csv; a test compares them. */
export const TEMPLATE_LINES = [
  'nome;descricao;categoria;cidade;estado;endereco;numero;complemento;bairro;cep;telefone;tipo_contato;email;site;cnpj;codigo;palavras_chave',
  'Padaria Pão da Serra;Pães de fermentação natural, bolos e café da manhã todos os dias.;Alimentação;Campinas;SP;Rua das Acácias;120;Loja 2;Cambuí;13024-120;(19) 3555-0199;telefone;contato@paodaserra.exemplo.com.br;paodaserra.exemplo.com.br;;001;padaria, café, bolos',
  'Oficina Boa Viagem;;Serviços;Recife;PE;Avenida dos Navegantes;1500;;Boa Viagem;51021-010;(81) 99555-0198;whatsapp;;;;002;mecânica, freios',
] as const;

/** Returns the template as CSV for spreadsheets. */
export const templateCsv = (): string => `\uFEFF${TEMPLATE_LINES.join('\r\n')}\r\n`;

const SHOWN = ['nome', 'categoria', 'cidade', 'estado', 'telefone'];
const [header, ...rows] = TEMPLATE_LINES.map((line) => line.split(';'));

/** Some columns of the template: header, then rows. */
export const TEMPLATE_GLANCE = {
  heads: SHOWN,
  rows: rows.map((values) => SHOWN.map((name) => values[header?.indexOf(name) ?? -1] ?? '')),
};
