import { Stack } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useMyAnswerTemplatesQuery } from './answer-templates.gen.ts';
import classes from './answer-templates.module.css';
import { TemplateEditor } from './template-editor.tsx';

const PLACE = '{nome}';

/** Returns a template with the visitor's first name in the place of '{nome}'; without a name, and without what leads to it. */
export function fillTemplate(text: string, name: string | null): string {
  const first = name?.trim().split(/\s+/)[0];
  if (first) return text.replaceAll(PLACE, first);
  return text.replace(/^\{nome\}[,!]?|,?[ \t]*\{nome\}/gm, '').trimStart();
}

/** Returns the text with a filled template at its end, on a line of its own. */
export function withTemplate(text: string, filled: string): string {
  const before = text.trimEnd();
  return before === '' ? filled : `${before}\n${filled}`;
}

interface AnswerTemplatesProps {
  /** Of whom the answer is for; null for nobody known. */
  name: string | null;
  text: string;
  /** The answer's field, which gets the focus. */
  field: RefObject<HTMLTextAreaElement | null>;
  onChange(text: string): void;
}

/** Offers the owner's templates for an answer: a press adds one to the text. They are managed in place. */
export function AnswerTemplates({ name, text, field, onChange }: AnswerTemplatesProps) {
  const { data, previousData } = useMyAnswerTemplatesQuery();
  const [isEditing, setIsEditing] = useState(false);
  const templates = (data ?? previousData)?.myAnswerTemplates.items;
  if (!templates) return null;
  const insert = (template: string) => {
    onChange(withTemplate(text, fillTemplate(template, name)));
    field.current?.focus();
  };
  return (
    <Stack gap={8} miw={0}>
      <ul className={classes.row} aria-label="Modelos de resposta">
        {templates.map(({ id, title, text: template }) => (
          <li key={id}>
            <button type="button" className={classes.chip} onClick={() => insert(template)}>
              {title}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={classes.chip}
            data-quiet
            aria-expanded={isEditing}
            onClick={() => setIsEditing(!isEditing)}
          >
            {templates.length === 0 ? 'Criar modelo de resposta' : 'Editar modelos'}
          </button>
        </li>
      </ul>
      {isEditing && <TemplateEditor templates={templates} suggestion={text} />}
    </Stack>
  );
}
