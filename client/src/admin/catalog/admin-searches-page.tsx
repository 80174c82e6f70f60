import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { KindInput } from '../../domain/kinds/kind-input.tsx';
import type { KindChoiceFragment } from '../../domain/kinds/kinds.gen.ts';
import { required } from '../../lib/field-rules.ts';
import { formatAmount, formatDateTime, formatNumber } from '../../lib/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import { useRowSelection } from '../../ui/list/use-row-selection.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { RowButton } from '../actions/row-button.tsx';
import { pagedList, pageVariables, useDescribedList } from '../list/described-list.ts';
import lists from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { useResultKey } from '../list/use-result-key.ts';
import { listPage } from '../shell/admin-screen.tsx';
import { NOT_UNDONE, showUndoableLater } from '../undo/show-undoable.tsx';
import { useAddKindWordMutation, useRemoveKindWordMutation } from './kinds.gen.ts';
import {
  SearchesWithoutResultsDocument,
  type SearchesWithoutResultsQuery,
  useHideSearchMutation,
  useRestoreSearchMutation,
  useSetSearchesHiddenMutation,
} from './searches.gen.ts';
import { WordPreview } from './word-preview.tsx';

type Search = SearchesWithoutResultsQuery['adminSearchesWithoutResults']['items'][number];

const ORDERS = [
  { value: 'times', label: 'Mais buscadas' },
  { value: 'timesAscending', label: 'Menos buscadas' },
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigas' },
] as const;

const SEARCHES = pagedList({
  label: 'Buscas sem resultado',
  words: ['busca', 'buscas'],
  pagesLabel: 'Páginas das buscas sem resultado',
  failedText: 'Erro ao carregar buscas sem resultado',
  query: SearchesWithoutResultsDocument,
  variables: (address) => pageVariables(address, ORDERS),
  mutation: 'HideSearch',
  search: { label: 'Buscar texto' },
  orders: ORDERS,
  notFound: { title: 'Nenhuma busca encontrada', text: 'Tente outra parte do texto.' },
  views: 'searches',
  exported: { list: 'searches-without-results', fileName: 'buscas-sem-resultado' },
  may: 'manageCatalog',
});

/** Lists texts that found nothing: each can become a word of a kind, or is ignored. */
export function SearchList() {
  const table = useDescribedList(SEARCHES);
  const { list } = table;
  const [dismiss] = useHideSearchMutation();
  const [restore] = useRestoreSearchMutation();
  const [setHidden] = useSetSearchesHiddenMutation();
  const [chosen, setChosen] = useState<Search>();
  // Of the page on the screen alone, which has no more than the server ignores at once.
  const resultKey = useResultKey([table.variables], list.current !== undefined);
  const selection = useRowSelection(list.rows, resultKey);
  const ignore = (search: Search) =>
    list.decide(
      search,
      () => dismiss({ variables: { id: search.id } }).then(() => selection.remove([search.id])),
      {
        done: `“${search.text}” não aparece mais aqui.`,
        failed: 'Erro ao ignorar busca',
        undo: () => restore({ variables: { id: search.id } }),
      },
    );
  const ignoreSelected = () =>
    list.runSeveral(selection.ids, async (ids) => {
      const offerUndo = showUndoableLater();
      try {
        const { data } = await setHidden({ variables: { ids: [...ids], isHidden: true } });
        const hidden = (data?.setSearchesHidden ?? []).map(({ id }) => id);
        selection.clear();
        if (hidden.length === 0) {
          showToast('Estas buscas não estão mais na lista.', 'error');
          return;
        }
        offerUndo(
          formatAmount(hidden.length, 'busca não aparece mais aqui.', 'buscas não aparecem mais aqui.'),
          () => setHidden({ variables: { ids: hidden, isHidden: false } }),
          NOT_UNDONE,
        );
      } catch (error) {
        showToast(errorMessage(error, 'Erro ao ignorar buscas'), 'error');
      }
    });
  return (
    <>
      <AdminTable<Search>
        table={table}
        empty={
          <EmptyState title="Nenhuma busca sem resultado">
            <p>
              Uma busca que não achou nenhuma empresa, ou só uma parte das palavras, aparece aqui. Ela precisa
              vir de pelo menos cinco conexões de internet diferentes.
            </p>
          </EmptyState>
        }
        selection={{ ...selection, nameOf: ({ text }) => text }}
        selectionBar={
          <SelectionBar
            selection={selection}
            visibleIds={list.rows.map(({ id }) => id)}
            countText={(count) => formatAmount(count, 'busca selecionada', 'buscas selecionadas')}
            clear={selection.clear}
            isNarrow
          >
            <Button
              variant="default"
              onClick={ignoreSelected}
              loading={selection.ids.some((id) => list.isBusy(id))}
            >
              Ignorar {formatNumber(selection.ids.length)}
            </Button>
          </SelectionBar>
        }
        columns={[
          { name: 'Busca', cell: ({ text }) => text },
          {
            name: 'Vezes',
            width: '6rem',
            orders: { ascending: 'timesAscending', descending: 'times', first: 'descending' },
            cell: ({ times }) => (
              <>
                {formatNumber(times)}
                <span className={lists.onCard}> {times === 1 ? 'vez' : 'vezes'}</span>
              </>
            ),
          },
          {
            name: 'Última vez',
            width: '9.25rem',
            leaves: 1,
            orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
            cell: ({ lastSeenAt }) => <span className={lists.whole}>{formatDateTime(lastSeenAt)}</span>,
          },
          {
            name: '',
            width: '24rem',
            cell: (search) => (
              <>
                <RowButton
                  of={search.text}
                  onClick={() => setChosen(search)}
                  disabled={list.isBusy(search.id)}
                >
                  Usar num segmento
                </RowButton>
                <RowButton of={search.text} onClick={() => ignore(search)} loading={list.isBusy(search.id)}>
                  Ignorar
                </RowButton>
              </>
            ),
          },
        ]}
      />
      {chosen && (
        <SearchToWordModal
          text={chosen.text}
          onClose={() => setChosen(undefined)}
          onAdded={() => {
            selection.remove([chosen.id]);
            setChosen(undefined);
            list.element.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

export const page = listPage(
  {
    title: 'Buscas sem resultado',
    lead: 'Buscas que não acharam nenhuma empresa, ou só uma parte das palavras. Cada uma veio de pelo menos cinco conexões de internet diferentes.',
  },
  SearchList,
);

interface SearchToWordModalProps {
  /** The search, in lower case and without accents. */
  text: string;
  onClose(): void;
  /** Called once it is a word, when the modal has to close. */
  onAdded(): void;
}

/** Makes a search without results a word of a kind. */
function SearchToWordModal({ text, onClose, onAdded }: SearchToWordModalProps) {
  const [add] = useAddKindWordMutation();
  const [remove] = useRemoveKindWordMutation();
  const [kind, setKind] = useState<KindChoiceFragment>();
  const failedText = 'Erro ao salvar palavra';
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: { kindId: '', word: text },
    validate: {
      kindId: (value: string) => (value === kind?.name ? null : 'Escolha um segmento da lista.'),
      word: required('Digite uma palavra.'),
    },
    failedText,
    async send(values) {
      const { id: kindId, name } = kind as KindChoiceFragment;
      const variables = { kindId, word: values.word.trim() };
      const offerUndo = showUndoableLater();
      await add({ variables });
      offerUndo(`A busca por “${variables.word}” encontra ${name}.`, () => remove({ variables }), failedText);
      onAdded();
    },
  });
  const { form } = serverForm;
  return (
    <FormModal
      title={`Tornar “${text}” palavra de um segmento`}
      size="lg"
      serverForm={serverForm}
      action="Adicionar palavra"
      onClose={onClose}
    >
      <KindInput
        label="Segmento"
        name="kindId"
        required
        isFormField
        placeholder="Nome ou palavra"
        onPick={(choice) => {
          setKind(choice);
          form.setFieldValue('kindId', choice.name);
        }}
        value={form.values.kindId}
        error={form.errors.kindId}
        onChange={(value) => form.setFieldValue('kindId', value)}
      />
      <TextInput
        label="Palavra"
        description="Escreva com acentos e deixe só o que diz o segmento."
        name="word"
        maxLength={60}
        required
        autoComplete="off"
        {...form.getInputProps('word')}
      />
      {kind?.name === form.values.kindId && <WordPreview kind={kind} word={form.values.word} />}
    </FormModal>
  );
}
