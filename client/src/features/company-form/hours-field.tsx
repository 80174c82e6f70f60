import { Button, Input } from '@mantine/core';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { hoursWords } from '../../domain/opening-hours/hours-words.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';

const Missing = () => (
  <Notice>Não foi possível carregar o editor. Recarregue a página e tente novamente.</Notice>
);
const HoursEditor = lazyOr(
  async () => (await import('../../domain/opening-hours/hours-editor.tsx')).HoursEditor,
  Missing,
);

interface HoursFieldProps {
  /** Whether nothing else is edited: the editor is open. */
  isAlone: boolean;
  /** In the syntax of OpenStreetMap; empty for none. */
  value: string;
  error: ReactNode;
  onChange(text: string): void;
}

/** Shows the opening hours of a company; their editor is loaded when it is open. */
export function HoursField({ isAlone, value, error, onChange }: HoursFieldProps) {
  const [isOpen, setIsOpen] = useState(isAlone);
  const group = useRef<HTMLFieldSetElement>(null);
  const open = () => {
    setIsOpen(true);
    // The pressed button is gone.
    group.current?.focus();
  };
  return (
    <fieldset ref={group} className={formClasses.group} tabIndex={-1}>
      <legend className={isAlone ? 'visually-hidden' : undefined}>Horário de funcionamento (opcional)</legend>
      {isOpen ? (
        <Suspense fallback={<p role="status">Carregando…</p>}>
          <HoursEditor initial={value} onChange={onChange} />
        </Suspense>
      ) : (
        <div className={formClasses.between}>
          {value === '' ? (
            <span>Ainda não informado.</span>
          ) : (
            <ul className={formClasses.lines}>
              {hoursWords(value).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {/* Named, so that an error focuses it. */}
          <Button name="openingHours" variant="light" onClick={open}>
            {value === '' ? 'Informar horário' : 'Mudar horário'}
          </Button>
        </div>
      )}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </fieldset>
  );
}
