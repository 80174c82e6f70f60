import { Button, Flex, Stack, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type FailedText, failureOf } from '../../api/errors.ts';
import { cutTo } from '../../lib/format.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import formClasses from '../../ui/form/form.module.css';
import { LeaveNotice, type LeaveWords } from '../../ui/form/leave-notice.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { useFocusStays } from '../../ui/modal/use-focus-stays.ts';
import {
  type AnswerTemplateFieldsFragment,
  useCreateAnswerTemplateMutation,
  useDeleteAnswerTemplateMutation,
  useUpdateAnswerTemplateMutation,
} from './answer-templates.gen.ts';
import classes from './answer-templates.module.css';

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
function TemplateFields({ template, suggestion = '', onDone }: TemplateFieldsProps) {
  const [title, setTitle] = useState(template?.title ?? '');
  const [text, setText] = useState(template?.text ?? cutTo(suggestion, TEXT_LIMIT));
  const [fields, setFields] = useState<Record<string, string>>({});
  const [create] = useCreateAnswerTemplateMutation();
  const [update] = useUpdateAnswerTemplateMutation();
  const { isBusy, problem, attempt } = useAttempt(FAILED, (error) => {
    const fieldErrors = failureOf(error).fields;
    setFields(fieldErrors);
    return Object.keys(fieldErrors).length > 0;
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

/** The server's limit. */
const MOST = 20;
/** In place: the editor may be in a modal, which Escape would close together with one above it. */
const QUESTION: LeaveWords = {
  question:
    'Remover este modelo? Isto não pode ser desfeito. O que já foi respondido com ele continua como está.',
  stayText: 'Manter modelo',
  leaveText: 'Remover modelo',
};

interface TemplateEditorProps {
  templates: readonly AnswerTemplateFieldsFragment[];
  /** Text with which a new template begins. */
  suggestion: string;
}

interface TemplateItemProps {
  template: AnswerTemplateFieldsFragment;
  onEdit(): void;
  onDeleted(): void;
}

function TemplateItem({ template: { id, title, text }, onEdit, onDeleted }: TemplateItemProps) {
  const [remove] = useDeleteAnswerTemplateMutation();
  const { isBusy, problem, attempt } = useAttempt('Não foi possível remover o modelo. Tente novamente.');
  const [isAsking, setIsAsking] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const stay = () => {
    setIsAsking(false);
    button.current?.focus();
  };
  const run = () => {
    setIsAsking(false);
    // The pressed button is gone, and that of the template is disabled.
    item.current?.focus({ preventScroll: true });
    void attempt(async () => {
      await remove({ variables: { id } });
      showToast('Modelo removido.');
      onDeleted();
    });
  };
  return (
    <li ref={item} tabIndex={-1} className={classes.template}>
      <strong>{title}</strong>
      <Text
        lineClamp={2}
        c="dimmed"
        fz="var(--text-md)"
        style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {text}
      </Text>
      <Problem text={problem} />
      {isAsking && <LeaveNotice words={QUESTION} onStay={stay} onLeave={run} />}
      <div className={formClasses.actions}>
        <Button variant="default" aria-label={`Editar modelo ${title}`} onClick={onEdit}>
          Editar
        </Button>
        <Button
          ref={button}
          variant="subtle"
          c="var(--mantine-color-error)"
          aria-label={`Remover modelo ${title}`}
          loading={isBusy}
          onClick={() => setIsAsking(true)}
        >
          Remover
        </Button>
      </div>
    </li>
  );
}

/** Lists the templates with their buttons, and the fields of a new one. */
export function TemplateEditor({ templates, suggestion }: TemplateEditorProps) {
  /** Id of the template that is being changed; null for a new one, undefined for none. */
  const [edited, setEdited] = useState<string | null | undefined>(templates.length === 0 ? null : undefined);
  const container = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  useFocusStays(container, title);
  const close = () => {
    setEdited(undefined);
    title.current?.focus();
  };
  return (
    // No fieldset: it may stand in a form, which would have it as a part.
    <Stack
      ref={container}
      gap="0.85rem"
      miw={0}
      px="md"
      py="0.85rem"
      bd="1px solid var(--line)"
      bdrs="md"
      bg="var(--surface-sunken)"
      role="group"
      aria-label="Seus modelos"
    >
      <Text ref={title} tabIndex={-1} fw={700}>
        Seus modelos
      </Text>
      <p>
        Escreva <strong>{'{nome}'}</strong> onde deve aparecer o nome de quem escreveu.
      </p>
      <Flex component="ul" direction="column">
        {templates.map((template) =>
          template.id === edited ? (
            <li key={template.id} className={classes.template}>
              <TemplateFields template={template} onDone={close} />
            </li>
          ) : (
            <TemplateItem
              key={template.id}
              template={template}
              onEdit={() => setEdited(template.id)}
              onDeleted={close}
            />
          ),
        )}
      </Flex>
      {edited === null && <TemplateFields suggestion={suggestion} onDone={close} />}
      {edited !== null && templates.length < MOST && (
        <div className={formClasses.actions}>
          <Button variant="light" onClick={() => setEdited(null)}>
            Novo modelo
          </Button>
        </div>
      )}
      {templates.length >= MOST && <p>Você já tem {MOST} modelos. Remova um que não usa mais.</p>}
    </Stack>
  );
}
