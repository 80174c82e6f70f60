import { Button } from '@mantine/core';
import { downloadText } from '../../lib/download.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from './imports.module.css';

/** Lines of docs/reference/import-template.csv; a test compares them. */
export const TEMPLATE_LINES = [
  'nome;descricao;categoria;cidade;estado;endereco;numero;complemento;bairro;cep;telefone;tipo_contato;email;site;cnpj;codigo;palavras_chave',
  'Padaria Pão da Serra;Pães de fermentação natural, bolos e café da manhã todos os dias.;Alimentação;Campinas;SP;Rua das Acácias;120;Loja 2;Cambuí;13024-120;(19) 3555-0199;telefone;contato@paodaserra.exemplo.com.br;paodaserra.exemplo.com.br;;001;padaria, café, bolos',
  'Oficina Boa Viagem;;Serviços;Recife;PE;Avenida dos Navegantes;1500;;Boa Viagem;51021-010;(81) 99555-0198;whatsapp;;;;002;mecânica, freios',
] as const;

/** Returns the template as CSV for spreadsheets. */
const templateCsv = (): string => `\uFEFF${TEMPLATE_LINES.join('\r\n')}\r\n`;

const SHOWN = ['nome', 'categoria', 'cidade', 'estado', 'telefone'];

const [header, ...rows] = TEMPLATE_LINES.map((line) => line.split(';'));

/** Some columns of the template: header, then rows. */
export const TEMPLATE_GLANCE = {
  heads: SHOWN,
  rows: rows.map((values) => SHOWN.map((name) => values[header?.indexOf(name) ?? -1] ?? '')),
};

/** Explains the format of the file, with a template. */
export function FileGuide() {
  const { heads, rows } = TEMPLATE_GLANCE;
  return (
    <section className={layout.part} aria-labelledby="import-guide">
      <div className={layout.head}>
        <h3 id="import-guide">Como é o arquivo</h3>
        <Button
          variant="default"
          leftSection={<Icon name="download" />}
          onClick={() => downloadText('modelo-de-importacao.csv', 'text/csv', templateCsv())}
        >
          Baixar modelo (CSV)
        </Button>
      </div>
      {/* Wider than a phone; focusable, so that keys can scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be focusable. */}
      <section className={layout.glance} tabIndex={0} aria-label="Exemplo de arquivo">
        <table>
          <thead>
            <tr>
              {heads.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((values) => (
              <tr key={values[0]}>
                {values.map((value, index) => (
                  <td key={heads[index]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className={layout.rules}>
        <li>A primeira linha tem os nomes das colunas, em qualquer ordem; depois, uma empresa por linha.</li>
        <li>
          <strong>Nome, categoria e cidade são obrigatórios.</strong> O resto é opcional: endereço, CEP,
          telefone, e-mail, site, CNPJ, descrição, palavras-chave.
        </li>
        <li>
          Separe os valores com ponto e vírgula, vírgula ou tabulação. Arquivos do Excel são lidos com os
          acentos certos.
        </li>
        <li>
          A mesma empresa outra vez (mesmo CNPJ, ou mesmo nome e endereço) é atualizada, não repetida.
          Empresas que já têm dono não mudam.
        </li>
      </ul>
    </section>
  );
}
