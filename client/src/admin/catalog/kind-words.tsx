import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useMay } from '../../domain/account/use-may.ts';
import { required } from '../../lib/field-rules.ts';
import { formatAmount, formatList } from '../../lib/format.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { showUndoableLater } from '../undo/show-undoable.tsx';
import { type KindWordsFragment, useAddKindWordMutation, useRemoveKindWordMutation } from './kinds.gen.ts';
import classes from './kinds.module.css';
import { WordPreview } from './word-preview.tsx';

interface AddWordProps {
  kind: { id: string; name: string };
  add(word: string): Promise<void>;
}

/** Shows a form for a new word of a kind, with what a search for it finds. */
function AddWord({ kind, add }: AddWordProps) {
  const { form, problem, formProps, element } = useServerForm({
    mode: 'controlled',
    initialValues: { word: '' },
    validate: { word: required('Digite uma palavra.') },
    failedText: 'Erro ao salvar palavra',
    async send({ word }) {
      await add(word.trim());
      form.reset();
      element.current?.querySelector('input')?.focus();
    },
  });
  return (
    <form {...formProps} aria-label="Nova palavra">
      <TextInput
        label="Nova palavra"
        description="Uma palavra ou expressão que as pessoas digitam, com até 60 caracteres."
        name="word"
        maxLength={60}
        autoComplete="off"
        {...form.getInputProps('word')}
      />
      <WordPreview kind={kind} word={form.values.word} />
      <Problem text={problem} />
      <div>
        <Button type="submit" loading={form.submitting}>
          Adicionar palavra
        </Button>
      </div>
    </form>
  );
}

/** Shows the words of a kind, each with a button that removes it, and a form to add one. */
export function KindWords({ kind }: { kind: KindWordsFragment & { name: string } }) {
  const [add] = useAddKindWordMutation();
  const [remove] = useRemoveKindWordMutation();
  const list = useRef<HTMLUListElement>(null);
  const canEdit = useMay('manageCatalog');
  const failed = 'Erro ao salvar palavra';
  const addWord = (word: string) => add({ variables: { kindId: kind.id, word } });
  const removeWord = (word: string) => remove({ variables: { kindId: kind.id, word } });

  async function removeAndOffer(word: string) {
    const offerUndo = showUndoableLater();
    try {
      await removeWord(word);
      list.current?.focus({ preventScroll: true });
      offerUndo(`“${word}” não leva mais a ${kind.name}.`, () => addWord(word), failed);
    } catch (error) {
      showToast(errorMessage(error, failed), 'error');
    }
  }

  return (
    <>
      {canEdit && (
        <AddWord
          kind={kind}
          add={async (word) => {
            const offerUndo = showUndoableLater();
            await addWord(word);
            offerUndo(`A busca por “${word}” encontra ${kind.name}.`, () => removeWord(word), failed);
          }}
        />
      )}
      <h3>{formatAmount(kind.wordsCount, 'palavra', 'palavras')}</h3>
      <ul ref={list} tabIndex={-1} className={classes.words} aria-label={`Palavras de ${kind.name}`}>
        {kind.words.map(({ word, alsoOf }) => (
          <li key={word}>
            <span>
              {word}
              {alsoOf.length > 0 && (
                <span> · Também é palavra de: {formatList(alsoOf.map(({ name }) => name))}</span>
              )}
            </span>
            {canEdit && (
              <button
                type="button"
                aria-label={`Remover a palavra ${word}`}
                onClick={() => removeAndOffer(word)}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
