import { TextInput } from '@mantine/core';
import { required } from '../../lib/field-rules.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { showUndoable } from '../actions/show-undoable.ts';
import { KindInput, type PickedKind } from './kind-input.tsx';
import { useAddKindWordMutation, useRemoveKindWordMutation } from './kinds.gen.ts';
import { WordPreview } from './word-preview.tsx';

interface SearchToWordModalProps {
  /** The search, in lower case and without accents. */
  text: string;
  onClose(): void;
}

/** Makes a search without results a word of a kind. */
export function SearchToWordModal({ text, onClose }: SearchToWordModalProps) {
  const [add] = useAddKindWordMutation();
  const [remove] = useRemoveKindWordMutation();
  const failedText = 'Erro ao salvar palavra';
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: { kindId: { id: '', text: '' } as PickedKind, word: text },
    validate: {
      kindId: ({ id }: PickedKind) => (id === '' ? 'Escolha um segmento da lista.' : null),
      word: required('Digite uma palavra.'),
    },
    failedText,
    async send(values) {
      const { id: kindId, text: name } = values.kindId;
      const variables = { kindId, word: values.word.trim() };
      await add({ variables });
      showUndoable(
        `A busca por “${variables.word}” encontra ${name}.`,
        () => remove({ variables }),
        failedText,
      );
      onClose();
    },
  });
  const { form } = serverForm;
  const { kindId: picked, word } = form.values;
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
        value={picked}
        error={form.errors.kindId}
        onChange={(kind) => form.setFieldValue('kindId', kind)}
      />
      <TextInput
        label="Palavra"
        description="Com acentos, como aparece na lista de palavras. Deixe só o que diz o segmento."
        name="word"
        maxLength={60}
        required
        autoComplete="off"
        {...form.getInputProps('word')}
      />
      {picked.id !== '' && <WordPreview kind={{ id: picked.id, name: picked.text }} word={word} />}
    </FormModal>
  );
}
