import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { errorMessage, messagesOf } from '../../api/errors.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import formClasses from '../../ui/form/form.module.css';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { Icon } from '../../ui/icon.tsx';
import { DataTable } from '../../ui/list/table/data-table.tsx';
import lists from '../list/lists.module.css';
import { isDecidedBefore } from '../undo/is-decided-before.ts';
import classes from './column-mapping.module.css';
import { type ImportField, type ImportPartsFragment, useCheckImportMutation } from './imports.gen.ts';
import layout from './imports.module.css';

/** Required data of a row, with the columns that may hold it (docs/reference/import-file.md). */
const REQUIRED: readonly { label: string; fields: readonly ImportField[] }[] = [
  { label: 'Nome', fields: ['name', 'legalName'] },
  { label: 'Categoria', fields: ['category', 'segment'] },
  { label: 'Cidade', fields: ['city', 'ibge'] },
];

const GROUPS = {
  Obrigatórios: {
    name: 'Nome',
    legalName: 'Razão social',
    category: 'Categoria',
    segment: 'Segmento ou atividade',
    kinds: 'Segmentos, separados por ponto e vírgula',
    city: 'Cidade',
    ibge: 'Código IBGE da cidade',
  },
  Endereço: {
    state: 'Estado',
    street: 'Endereço',
    number: 'Número',
    complement: 'Complemento',
    neighborhood: 'Bairro',
    cep: 'CEP',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  Contato: {
    phone: 'Telefone ou WhatsApp',
    ddd: 'DDD',
    contactType: 'Tipo de contato',
    email: 'E-mail',
    website: 'Site',
    instagram: 'Instagram',
    facebook: 'Facebook',
    ifood: 'iFood',
  },
  Outros: {
    openingHours: 'Horário',
    description: 'Descrição',
    tags: 'Palavras-chave',
    foundedYear: 'Ano de fundação',
    areaServed: 'Área atendida',
    offers: 'Serviços e produtos, um por linha',
    attributes: 'Características, separadas por ponto e vírgula',
    wheelchair: 'Acessível para cadeira de rodas',
    internetAccess: 'Wi-Fi',
    takeaway: 'Retirada no local',
    delivery: 'Entrega',
    paymentPix: 'Aceita Pix',
    paymentCards: 'Aceita cartão',
    cnpj: 'CNPJ',
    cnae: 'CNAE',
    companyNumber: 'Número da empresa neste guia',
    source: 'Fonte dos dados',
    sourceId: 'Código na fonte',
  },
};

export const FIELD_LABELS: Record<ImportField, string> = {
  ...GROUPS.Obrigatórios,
  ...GROUPS.Endereço,
  ...GROUPS.Contato,
  ...GROUPS.Outros,
};

/** Options of the select: 'ignore' first, then fields by group. */
export const FIELD_CHOICES = [
  { value: '', label: 'Não importar' },
  ...Object.entries(GROUPS).map(([group, labels]) => ({
    group,
    items: Object.entries(labels).map(([value, label]) => ({ value, label })),
  })),
];

const isField = (value: string): value is ImportField => value in FIELD_LABELS;

/** Returns the names of required fields without a column. */
export const missingOf = (fields: readonly (ImportField | null)[]): string[] =>
  REQUIRED.filter((needed) => !needed.fields.some((field) => fields.includes(field))).map(
    ({ label }) => label,
  );

interface ColumnMappingProps {
  item: ImportPartsFragment;
  onChecked(): void;
  /** Called when the request to check begins and ends. */
  onBusy(isBusy: boolean): void;
  refetch(): Promise<void>;
}

const nameOf = (header: string, index: number): string => header || `Coluna ${index + 1}, sem nome`;

function missingText(missing: readonly string[]): string {
  const names = missing.join(', ').toLowerCase();
  return `${missing.length === 1 ? 'Falta uma coluna obrigatória' : 'Faltam colunas obrigatórias'}: ${names}.`;
}

/** Lists the required fields, each with its column of the file. */
function RequiredColumns({ item, fields }: { item: ImportPartsFragment; fields: (ImportField | null)[] }) {
  return (
    <ul className={classes.required} aria-label="Colunas obrigatórias">
      {REQUIRED.map(({ label, fields: requiredFields }) => {
        const index = fields.findIndex((field) => field !== null && requiredFields.includes(field));
        const isFound = index >= 0;
        return (
          <li key={label} data-missing={!isFound || undefined}>
            <Icon name={isFound ? 'check' : 'warning'} />
            <span>
              <strong>{label}</strong> (obrigatório)
              <small>
                {isFound
                  ? `Coluna: ${nameOf(item.columns[index]?.header ?? '', index)}`
                  : 'Falta escolher a coluna'}
              </small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Maps the file's columns to fields; the server's guess is preselected. */
export function ColumnMapping({ item, onChecked, onBusy, refetch }: ColumnMappingProps) {
  const [fields, setFields] = useState<(ImportField | null)[]>(() => item.columns.map(({ field }) => field));
  const [isPressed, setPressed] = useState(false);
  const [checkImport] = useCheckImportMutation();
  const { isBusy, problem, attempt } = useAttempt(
    (error) =>
      messagesOf(error, 'columns')[0] ?? errorMessage(error, 'Erro ao conferir o arquivo. Tente novamente.'),
    (error) => {
      if (isDecidedBefore(error)) void refetch();
      return false;
    },
  );
  const missing = missingOf(fields);

  const choose = (position: number, value: string) =>
    setFields(fields.map((field, index) => (index === position ? (isField(value) ? value : null) : field)));
  const check = () => {
    setPressed(true);
    if (missing.length > 0) return;
    const columns = item.columns.map(({ header }, index) => ({ header, field: fields[index] ?? null }));
    onBusy(true);
    void attempt(async () => {
      await checkImport({ variables: { id: item.id, columns } });
      onChecked();
    }).finally(() => onBusy(false));
  };

  return (
    <div className={`${formClasses.form} ${classes.mapping}`}>
      <p className={lists.aside}>
        Cada coluna do arquivo com seus primeiros valores. Já marcamos o que reconhecemos pelo nome; corrija o
        que não estiver certo.
      </p>
      <RequiredColumns item={item} fields={fields} />
      <DataTable
        label="Colunas do arquivo"
        rows={item.columns.map((column, index) => ({ ...column, index, id: String(index) }))}
        columns={[
          { name: 'Coluna', cell: ({ header, index }) => nameOf(header, index) },
          {
            name: 'Primeiros valores',
            cell: ({ samples }) =>
              samples.length === 0 ? (
                <span className={lists.aside}>Sem valores nas primeiras linhas</span>
              ) : (
                <ul className={classes.samples}>
                  {samples.map((sample, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: samples may be equal; their order does not change.
                    <li key={index}>{sample}</li>
                  ))}
                </ul>
              ),
          },
          {
            name: 'Campo',
            cell: ({ header, index }) => (
              <NativeSelect
                className={classes.field ?? ''}
                aria-label={`Campo da coluna ${nameOf(header, index)}`}
                data={FIELD_CHOICES}
                value={fields[index] ?? ''}
                disabled={isBusy}
                onChange={(event) => choose(index, event.currentTarget.value)}
              />
            ),
          },
        ]}
      />
      <div className={`${layout.part} ${formClasses.saveBar}`} data-bottom-bar>
        <Problem text={isPressed && missing.length > 0 ? missingText(missing) : problem} />
        <div className={formClasses.actions}>
          <Button onClick={check} loading={isBusy}>
            Conferir arquivo
          </Button>
        </div>
      </div>
    </div>
  );
}
