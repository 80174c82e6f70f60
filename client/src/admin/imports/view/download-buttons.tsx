import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { downloadText } from '../../../lib/download-text.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { allPages } from '../all-pages.ts';
import {
  type ImportPartsFragment,
  ImportProblemsDocument,
  ImportRefusedRowsDocument,
} from '../imports.gen.ts';
import { problemsCsv } from '../problems-csv.ts';
import { refusedCsv } from '../refused-csv.ts';

/** Page size of the server. */
const PER_PAGE = 100;

interface DownloadProps {
  item: ImportPartsFragment;
  /** In the file's name: 'lojas.problemas.csv'. */
  part: 'problemas' | 'recusadas';
  text: string;
  load(): Promise<string>;
}

function Download({ item, part, text, load }: DownloadProps) {
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const csv = await load();
      downloadText(`${item.fileName.replace(/\.[^.]+$/, '')}.${part}.csv`, 'text/csv', csv);
    } catch (error) {
      showToast(errorMessage(error, 'Erro ao baixar o arquivo. Tente novamente.'), 'error');
    }
    setBusy(false);
  }
  return (
    <Button variant="default" leftSection={<Icon name="download" />} loading={isBusy} onClick={download}>
      {text}
    </Button>
  );
}

/** Downloads the problems of an import, and its rejected rows to be corrected and sent again. */
export function DownloadButtons({ item }: { item: ImportPartsFragment }) {
  const client = useApolloClient();
  const problems = async () =>
    problemsCsv(
      await allPages(async (page) => {
        const variables = { id: item.id, kind: null, page, perPage: PER_PAGE };
        const query = { query: ImportProblemsDocument, variables, fetchPolicy: 'no-cache' } as const;
        return (await client.query(query)).data?.adminImport.problems;
      }),
    );
  const refused = async () =>
    refusedCsv(
      item.columns.map(({ header }) => header),
      await allPages(async (page) => {
        const variables = { id: item.id, page, perPage: PER_PAGE };
        const query = { query: ImportRefusedRowsDocument, variables, fetchPolicy: 'no-cache' } as const;
        return (await client.query(query)).data?.adminImport.refusedRows;
      }),
    );
  return (
    <>
      {item.rowsRefused > 0 && (
        <Download item={item} part="recusadas" text="Baixar linhas recusadas (CSV)" load={refused} />
      )}
      <Download item={item} part="problemas" text="Baixar problemas (CSV)" load={problems} />
    </>
  );
}
