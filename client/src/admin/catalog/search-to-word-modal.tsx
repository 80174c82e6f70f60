import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { KindInput } from '../../domain/kinds/kind-input.tsx';
import type { KindChoiceFragment } from '../../domain/kinds/kinds.gen.ts';
import { required } from '../../lib/field-rules.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { showUndoableLater } from '../undo/show-undoable.tsx';
import { useAddKindWordMutation, useRemoveKindWordMutation } from './kinds.gen.ts';
import { WordPreview } from './word-preview.tsx';

interface SearchToWordModalProps {
  /** The search, in lower case and without accents. */
  text: string;
  onClose(): void;
  /** Called once it is a word, when the modal has to close. */
  onAdded(): void;
}

/** Makes a search without results a word of a kind. */
export function SearchToWordModal({ text, onClose, onAdded }: SearchToWordModalProps) {
  const [add] = useAddKindWordMutation();
  const [remove] = useRemoveKindWordMutation();
  const [kind, setKind] = useState<KindChoiceFragment>();
  const failedText = 'Erro ao salvar palavra';
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: { kindId: '', word: text },
    validate: {
      kindId: (typed: string) => (typed === kind?.name ? null : 'Escolha um segmento da lista.'),
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
        onPick={(picked) => {
          setKind(picked);
          form.setFieldValue('kindId', picked.name);
        }}
        value={form.values.kindId}
        error={form.errors.kindId}
        onChange={(typed) => form.setFieldValue('kindId', typed)}
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
