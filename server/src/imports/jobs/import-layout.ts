import { Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { Reader, Statement } from '../../database/statement.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { cutText } from '../../shared/text/cut-text.ts';
import { decodeLines, type Line } from '../csv/decode-lines.ts';
import { hasKnownNames, isHeader } from '../csv/headers.ts';
import { readFile } from '../csv/import-file.ts';
import { headersIn, type Layout, layoutOf, MOST_LINES_BEFORE } from '../csv/read-records.ts';
import { type CompanyImport, ImportStatus } from './company-import.ts';

export const ImportDelimiter = graphqlEnum('ImportDelimiter', 'What separates the values of a file.', {
  comma: 'A comma.',
  semicolon: 'A semicolon.',
  tab: 'A tab.',
});
export type ImportDelimiter = keyof typeof ImportDelimiter;

const CHARACTERS = { comma: ',', semicolon: ';', tab: '\t' } as const satisfies Record<
  ImportDelimiter,
  string
>;
const NAMES = Object.fromEntries(Object.entries(CHARACTERS).map(([name, text]) => [text, name])) as Record<
  Layout['delimiter'],
  ImportDelimiter
>;
const MAX_LINE = 200;

@ObjectType({ simpleResolvers: true, description: 'How a file is written.' })
export class ImportLayout {
  @Field(() => ImportDelimiter, { description: 'What separates the values.' })
  delimiter!: ImportDelimiter;

  @Field(() => Int, { description: 'Line with the names of the columns, from 1.' })
  headerLine!: number;

  @Field({
    description:
      'False where not exactly one line has the names of all required columns or, failing that, two known names; then a person chooses.',
  })
  isSure!: boolean;

  @Field({ description: 'A person has chosen delimiter and line.' })
  isChosen!: boolean;

  @Field(() => [String], { description: 'The first lines, at most 30, each cut to 200 characters.' })
  firstLines!: string[];
}

@ArgsType()
export class ChooseLayoutArgs {
  @Field(() => ID, { description: 'An import that has not started.' })
  id!: string;

  @Field(() => ImportDelimiter, { description: 'What separates the values.' })
  delimiter!: ImportDelimiter;

  @Field(() => Int, { description: 'Line with the names of the columns, 1 to 30.' })
  @Min(1, { message: 'A primeira linha é a 1.' })
  @Max(MOST_LINES_BEFORE, {
    message: `Os nomes das colunas estão em uma das ${MOST_LINES_BEFORE} primeiras linhas.`,
  })
  headerLine!: number;
}

/** A row's chosen layout; null where it is to be found. */
export interface StoredLayout {
  delimiter: ImportDelimiter | null;
  headerLine: number | null;
}

export const STORED_LAYOUT = 'delimiter, header_line AS "headerLine"';
const LAYOUT: Statement = {
  name: 'import_layout',
  text: `SELECT ${STORED_LAYOUT} FROM imports WHERE id = $1`,
};

type Chosen = Pick<ImportLayout, 'delimiter' | 'headerLine'>;
export const layoutFrom = ({ delimiter, headerLine }: Chosen): Layout => ({
  delimiter: CHARACTERS[delimiter],
  headerLine,
});

/** Returns the layout that an administrator has chosen. */
export const chosenLayout = ({ delimiter, headerLine }: StoredLayout): Layout | undefined =>
  delimiter && headerLine ? layoutFrom({ delimiter, headerLine }) : undefined;

/** Returns how the file of an import that has not started is written: as chosen, else as found. */
export async function importLayout(
  reader: Reader,
  { id, status, isOfBrowser }: CompanyImport,
): Promise<ImportLayout | null> {
  if (!isOfBrowser || (status !== ImportStatus.uploaded && status !== ImportStatus.checked)) return null;
  const [stored] = await reader.query<StoredLayout>(LAYOUT, [id]);
  const lines: Line[] = [];
  for await (const line of decodeLines(readFile(reader, id))) {
    lines.push(line);
    if (lines.length >= MOST_LINES_BEFORE) break;
  }
  if (!stored || lines.length === 0) return null;
  const detected = layoutOf(lines, isHeader);
  const chosen = chosenLayout(stored);
  const { delimiter, headerLine } = chosen ?? detected;
  const headers = [...headersIn(lines, isHeader)];
  const [header, ...others] = headers.length > 0 ? headers : headersIn(lines, hasKnownNames);
  return {
    delimiter: NAMES[delimiter],
    headerLine,
    isSure:
      others.length === 0 &&
      header?.headerLine === detected.headerLine &&
      header.delimiter === detected.delimiter,
    isChosen: chosen !== undefined,
    firstLines: lines.map(({ text }) => cutText(text, MAX_LINE)),
  };
}
