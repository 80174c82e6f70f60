import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage, messagesOf } from '../../api/errors.ts';
import { formatAverage } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { UploadProgress } from '../../ui/form/upload-progress.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './file-drop.module.css';
import { useCreateImportMutation } from './imports.gen.ts';
import layout from './imports.module.css';

const MEGABYTE = 1024 * 1024;
/** The server's limit: LIMIT_IMPORT_BYTES. */
const MOST_MB = 20;
const SPREADSHEET = /\.(xlsx?|xlsm|ods|numbers)$/i;

function fileErrorOf(file: File): string | undefined {
  if (SPREADSHEET.test(file.name)) {
    return 'Isto é uma planilha. No seu programa de planilhas, salve como CSV e envie o novo arquivo.';
  }
  if (file.size > MOST_MB * MEGABYTE) {
    return `O arquivo tem ${formatAverage(file.size / MEGABYTE)} MB; o limite é de ${MOST_MB} MB. Divida-o em partes.`;
  }
  return file.size === 0 ? 'O arquivo está vazio.' : undefined;
}

/** Shows a field to choose or drop a file; the upload starts at once. */
export function FileDrop() {
  const id = useId();
  const navigate = useNavigate();
  const [upload] = useCreateImportMutation();
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);

  const send = async (files: FileList | null) => {
    const [file, another] = files ?? [];
    if (!file || sending !== undefined) return;
    const fileError = another ? 'Envie um arquivo de cada vez.' : fileErrorOf(file);
    setProblem(fileError);
    if (fileError) return;
    setSending(file.name);
    try {
      const { data } = await upload({ variables: { file } });
      if (data) navigate(paths.adminImport(data.createImport.id));
    } catch (error) {
      const [message] = messagesOf(error, 'file');
      setProblem(message ?? errorMessage(error, 'Erro ao enviar o arquivo. Tente novamente.'));
      setSending(undefined);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    void send(input.files).finally(() => {
      // Allows choosing the same file again.
      input.value = '';
    });
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files);
  };

  return (
    <div className={layout.part}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the first. */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          className={classes.input}
          aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
          aria-invalid={problem ? true : undefined}
          disabled={sending !== undefined}
          onChange={choose}
        />
        {/* After the field, so that CSS can show its focus here. */}
        <label htmlFor={id} className={classes.choose} data-busy={sending !== undefined || undefined}>
          Escolher arquivo CSV
        </label>
        {/* In one place, so that nothing below jumps. */}
        <div className={classes.below}>
          <p
            id={`${id}-hint`}
            className={classes.hint}
            data-hidden={sending !== undefined || problem !== undefined || undefined}
          >
            Ou solte o arquivo aqui. CSV de até {MOST_MB} MB; nada entra no guia antes da conferência.
          </p>
          <div className={classes.text}>
            <p role="status">{sending !== undefined && `Enviando ${sending}…`}</p>
            {sending !== undefined && <UploadProgress label={`Envio de ${sending}`} />}
            {problem && (
              <p id={`${id}-problem`} className={classes.problem} role="alert">
                <Icon name="warning" /> {problem}
              </p>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
