import { Button } from '@mantine/core';
import { downloadText } from '../../lib/download.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './file-guide.module.css';
import { TEMPLATE_GLANCE, templateCsv } from './import-template.ts';
import layout from './imports.module.css';

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
      <section className={classes.glance} tabIndex={0} aria-label="Exemplo de arquivo">
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
      <ul className={classes.rules}>
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
