import { Button, TextInput } from '@mantine/core';
import { required } from '../../lib/field-rules.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { WordPreview } from './word-preview.tsx';

interface AddWordProps {
  kind: { id: string; name: string };
  add(word: string): Promise<void>;
}

/** Shows a form for a new word of a kind, with what a search for it finds. */
export function AddWord({ kind, add }: AddWordProps) {
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
