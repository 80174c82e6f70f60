import { Box, Flex, Group, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useShortcuts } from '../../../ui/keyboard/use-shortcuts.ts';
import classes from './reason-panel.module.css';

export interface ReasonTemplate {
  title: string;
  /** What the person reads. */
  text: string;
}

interface ReasonPanelProps {
  /** Of the buttons: 'Rejeitar', 'Recusar'. */
  action: string;
  /** What is rejected, where it is not one: '214 pedidos'. */
  count?: string | undefined;
  /** Who reads the reason. */
  reader?: string | undefined;
  templates: readonly ReasonTemplate[];
  /** Error for an empty text; undefined where the text is optional. */
  missing: string | undefined;
  /** True for the text of an answer instead of a reason. */
  isAnswer?: boolean;
  isBusy: boolean;
  /** Hides it with what was typed; its keys do nothing. */
  isHidden?: boolean;
  onReason(reason: string): void;
  /** Called by 'Cancelar' and by Escape wherever the focus is; a typed reason may be asked about. */
  onClose(): void;
}

const REASON = {
  own: 'Outro motivo',
  kept: 'Motivos prontos',
  most: 1_000,
};
const ANSWER = {
  own: 'Outra resposta',
  kept: 'Respostas prontas',
  most: 5_000,
};

/** Asks for the reason of a rejection: a press on a template, or its number, rejects with it; else it is typed. */
export function ReasonPanel({
  action,
  count,
  reader,
  templates,
  missing,
  isAnswer = false,
  isBusy,
  isHidden = false,
  onReason,
  onClose,
}: ReasonPanelProps) {
  const texts = isAnswer ? ANSWER : REASON;
  const question = count === undefined ? `${action}: por quê?` : `${action}: ${count}. Por quê?`;
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  // The panel, not a button: the key that opened it is perhaps still held down.
  useEffect(() => panel.current?.focus(), []);
  const offered = templates.slice(0, 9).map(({ title, text }, index) => ({
    key: String(index + 1),
    label: `${action}: ${title}`,
    run: () => onReason(text),
  }));
  useShortcuts(
    isAnswer ? 'Respostas' : 'Motivos',
    isHidden ? [] : [...offered, { key: 'Escape', label: 'Cancelar', run: onClose }],
  );
  // Also while something is typed.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.repeat) return;
    event.preventDefault();
    onClose();
  };
  const send = () => {
    const reason = field.current?.value.trim() ?? '';
    const problemNow = reason === '' ? missing : undefined;
    setProblem(problemNow);
    if (problemNow) field.current?.focus();
    else onReason(reason);
  };
  return (
    <section
      ref={panel}
      className={classes.panel}
      hidden={isHidden}
      data-reasons
      tabIndex={-1}
      aria-labelledby="reason-title"
      onKeyDown={onKeyDown}
    >
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <h3 id="reason-title">{isAnswer ? 'Qual é a resposta?' : question}</h3>
        <Button variant="subtle" onClick={onClose}>
          Cancelar
        </Button>
      </Group>
      {reader && (
        <Text c="dimmed" fz="var(--text-sm)">
          {reader}
        </Text>
      )}
      <Flex component="ul" direction="column" gap="0.4rem" aria-label={texts.kept}>
        {templates.map(({ title, text }, index) => (
          <li key={title}>
            <button
              type="button"
              className={classes.template}
              disabled={isBusy}
              onClick={() => onReason(text)}
            >
              <span className={classes.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                {title}
                {text !== title && (
                  <Box component="small" display="block" c="dimmed">
                    {text}
                  </Box>
                )}
              </span>
            </button>
          </li>
        ))}
      </Flex>
      <div className={classes.typed}>
        <TextArea
          ref={field}
          label={missing ? texts.own : `${texts.own} (opcional)`}
          name="reason"
          rows={isAnswer ? 5 : 2}
          maxLength={texts.most}
          error={problem}
        />
        <Button onClick={send} loading={isBusy}>
          {count === undefined ? action : `${action}: ${count}`}
        </Button>
      </div>
    </section>
  );
}
