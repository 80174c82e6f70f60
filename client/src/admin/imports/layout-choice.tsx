import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { errorMessage, messagesOf } from '../../api/errors.ts';
import { excerpt } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { isDecidedBefore } from '../undo/is-decided-before.ts';
import {
  type ImportDelimiter,
  type ImportPartsFragment,
  useChooseImportLayoutMutation,
} from './imports.gen.ts';
import classes from './imports.module.css';

const DELIMITERS: readonly { value: ImportDelimiter; label: string }[] = [
  { value: 'comma', label: 'Vírgula ( , )' },
  { value: 'semicolon', label: 'Ponto e vírgula ( ; )' },
  { value: 'tab', label: 'Tabulação' },
];
const isDelimiter = (text: string): text is ImportDelimiter => DELIMITERS.some(({ value }) => value === text);
/** Of a line in the choice; code points. */
const SHORT = 60;

interface LayoutChoiceProps {
  id: string;
  layout: NonNullable<ImportPartsFragment['layout']>;
  refetch(): Promise<void>;
}

/** Lets an administrator say where the header of a file is and what separates its values, where the server is not sure. */
export function LayoutChoice({ id, layout, refetch }: LayoutChoiceProps) {
  const [delimiter, setDelimiter] = useState(layout.delimiter);
  const [headerLine, setHeaderLine] = useState(layout.headerLine);
  const [choose] = useChooseImportLayoutMutation();
  const { isBusy, problem, attempt } = useAttempt(
    (error) =>
      messagesOf(error, 'headerLine')[0] ?? errorMessage(error, 'Erro ao ler o arquivo. Tente novamente.'),
    (error) => {
      if (isDecidedBefore(error)) void refetch();
      return false;
    },
  );
  const apply = () =>
    void attempt(async () => {
      await choose({ variables: { id, delimiter, headerLine } });
      showToast('Colunas lidas de novo.');
    });
  return (
    <Notice tone={layout.isChosen ? 'info' : 'warning'}>
      <div className={classes.layout}>
        <p>
          {layout.isChosen
            ? 'O arquivo foi lido como você indicou. Se as colunas abaixo não estão certas, indique outra linha ou outro separador.'
            : 'Não temos certeza de como este arquivo foi escrito. Confira as primeiras linhas e diga em qual delas estão os nomes das colunas e o que separa os valores.'}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <ol className={classes.lines} tabIndex={0} aria-label="Primeiras linhas do arquivo">
          {layout.firstLines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal; their order does not change.
            <li key={index} data-header={index + 1 === headerLine || undefined}>
              {line}
            </li>
          ))}
        </ol>
        <div className={formClasses.pair}>
          <NativeSelect
            label="Linha com os nomes das colunas"
            data={layout.firstLines.map((line, index) => ({
              value: String(index + 1),
              label: `${index + 1}: ${excerpt(line, SHORT) || '(vazia)'}`,
            }))}
            value={String(headerLine)}
            disabled={isBusy}
            onChange={(event) => setHeaderLine(Number(event.currentTarget.value))}
          />
          <NativeSelect
            label="O que separa os valores"
            data={DELIMITERS}
            value={delimiter}
            disabled={isBusy}
            onChange={({ currentTarget: { value } }) => isDelimiter(value) && setDelimiter(value)}
          />
        </div>
        <Problem text={problem} />
        <div className={formClasses.actions}>
          <Button variant="default" loading={isBusy} onClick={apply}>
            Ler as colunas assim
          </Button>
        </div>
      </div>
    </Notice>
  );
}
