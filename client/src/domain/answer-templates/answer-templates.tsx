import { type RefObject, useState } from 'react';
import { useMyAnswerTemplatesQuery } from './answer-templates.gen.ts';
import classes from './answer-templates.module.css';
import { fillTemplate, withTemplate } from './fill-template.ts';
import { TemplateEditor } from './template-editor.tsx';

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
    <div className={classes.whole}>
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
    </div>
  );
}
