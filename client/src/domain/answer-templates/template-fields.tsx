import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { type FailedText, failureOf } from '../../api/errors.ts';
import { cutTo } from '../../lib/format.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import formClasses from '../../ui/form/form.module.css';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import {
  type AnswerTemplateFieldsFragment,
  useCreateAnswerTemplateMutation,
  useUpdateAnswerTemplateMutation,
} from './answer-templates.gen.ts';

/** The server's limits, in code points. */
const TITLE_LIMIT = 60;
const TEXT_LIMIT = 1_000;
const FAILED: FailedText = 'Não foi possível salvar o modelo. Tente novamente.';

interface TemplateFieldsProps {
  /** The template that is changed; none for a new one. */
  template?: AnswerTemplateFieldsFragment;
  /** Text of a new one. */
  suggestion?: string;
  onDone(): void;
}

/**
 * Shows title and text of a template. No form element, since it may stand in the form of the answer: Enter in the title
 * saves the template, not the answer.
 */
export function TemplateFields({ template, suggestion = '', onDone }: TemplateFieldsProps) {
  const [title, setTitle] = useState(template?.title ?? '');
  const [text, setText] = useState(template?.text ?? cutTo(suggestion, TEXT_LIMIT));
  const [fields, setFields] = useState<Record<string, string>>({});
  const [create] = useCreateAnswerTemplateMutation();
  const [update] = useUpdateAnswerTemplateMutation();
  const { isBusy, problem, attempt } = useAttempt(FAILED, (error) => {
    const found = failureOf(error).fields;
    setFields(found);
    return Object.keys(found).length > 0;
  });
  const save = () => {
    const missing = {
      ...(title.trim() === '' && { title: 'Título é obrigatório' }),
      ...(text.trim() === '' && { text: 'Texto é obrigatório' }),
    };
    setFields(missing);
    if (Object.keys(missing).length > 0) return;
    const input = { title: title.trim(), text: text.trim() };
    void attempt(async () => {
      if (template) await update({ variables: { id: template.id, input } });
      else await create({ variables: { input } });
      showToast('Modelo salvo.');
      onDone();
    });
  };
  const saveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    event.preventDefault();
    save();
  };
  return (
    <div className={formClasses.form}>
      <TextInput
        label="Título do modelo"
        name="templateTitle"
        required
        autoComplete="off"
        data-autofocus
        value={title}
        error={fields.title}
        onChange={(event) => setTitle(cutTo(event.currentTarget.value, TITLE_LIMIT))}
        onKeyDown={saveByEnter}
      />
      <CountedTextArea
        label="Texto do modelo"
        name="templateText"
        required
        rows={4}
        limit={TEXT_LIMIT}
        value={text}
        error={fields.text}
        onChange={setText}
      />
      <Problem text={problem} />
      <div className={formClasses.actions}>
        <Button variant="default" disabled={isBusy} onClick={onDone}>
          Cancelar
        </Button>
        <Button loading={isBusy} onClick={save}>
          Salvar modelo
        </Button>
      </div>
    </div>
  );
}
