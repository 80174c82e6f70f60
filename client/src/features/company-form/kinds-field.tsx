import '@mantine/core/styles/CloseButton.layer.css';
import { Button, CloseButton, Flex, Group, Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { KindChoiceFragment } from '../../domain/kinds/kinds.gen.ts';
import { useKindChoices } from '../../domain/kinds/use-kind-choices.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { SuggestInput } from '../../ui/form/suggest-input.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import classes from './company-form.module.css';

interface ChosenKindsProps {
  kinds: readonly KindChoiceFragment[];
  /** Called with the kinds as they are then, and what has changed. */
  onChange(kinds: readonly KindChoiceFragment[], announcement: string): void;
}

/** Lists the chosen kinds of a company; the first is marked as the main one. */
function ChosenKinds({ kinds, onChange }: ChosenKindsProps) {
  if (kinds.length === 0) return null;
  const without = (kind: KindChoiceFragment) => kinds.filter(({ id }) => id !== kind.id);
  return (
    <Flex component="ol" direction="column" gap="0.35rem" aria-label="Segmentos escolhidos">
      {kinds.map((kind, index) => (
        <li key={kind.id} className={classes.kind}>
          <Text span inherit fw={600} style={{ overflowWrap: 'anywhere' }}>
            {kind.name}{' '}
            {kind.category && (
              <Text span c="dimmed" fz="var(--text-sm)" fw={400}>
                {kind.category.name}
              </Text>
            )}
          </Text>
          <span className={classes.rank}>
            {index === 0 ? (
              <StatusTag tone="good">Principal</StatusTag>
            ) : (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`Tornar principal: ${kind.name}`}
                onClick={() => onChange([kind, ...without(kind)], `${kind.name}: agora é o principal.`)}
              >
                Tornar principal
              </Button>
            )}
          </span>
          <CloseButton
            size="lg"
            aria-label={`Remover ${kind.name}`}
            onClick={() => onChange(without(kind), `${kind.name}: removido.`)}
          />
        </li>
      ))}
    </Flex>
  );
}

const MOST_KINDS = 5;
const DESCRIPTION =
  'O que a empresa é: digite uma palavra e escolha da lista. Até cinco; o primeiro é o principal.';
const FULL = 'Cinco segmentos é o máximo. Remova um para escolher outro.';
const NOTHING =
  'Nenhum segmento com esse nome. Tente outra palavra para o que a empresa vende ou faz, ou deixe em branco.';
const TYPED = 'Escolha um segmento da lista: só a palavra não é salva.';

interface KindsFieldProps {
  /** The main one first. */
  kinds: readonly KindChoiceFragment[];
  /** Whether they are a guess that nobody has confirmed. */
  areGuessed: boolean;
  error: ReactNode;
  /** Called with the chosen kinds, which are the same when a guess is confirmed. */
  onChange(kinds: readonly KindChoiceFragment[]): void;
}

/** Shows a field for the kinds of a company: searched while typing, chosen from the list. */
export function KindsField({ kinds, areGuessed, error, onChange }: KindsFieldProps) {
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const container = useRef<HTMLFieldSetElement>(null);
  const isFull = kinds.length >= MOST_KINDS;
  const { results, isCurrent, isShown, failure, refetch, setIsTyped } = useKindChoices(text, isFull);
  const offered = isFull ? [] : (results ?? []).filter(({ id }) => kinds.every((kind) => kind.id !== id));

  const change = (chosen: readonly KindChoiceFragment[], announcement: string) => {
    onChange(chosen);
    setNews(announcement);
  };
  const pick = (kind: KindChoiceFragment) => {
    setText('');
    setIsTyped(false);
    change([...kinds, kind], `${kind.name}: escolhido, ${kinds.length + 1} de ${MOST_KINDS}.`);
  };
  // The pressed button may be gone: the focus stays in the field.
  const changeByButton: typeof change = (...changed) => {
    change(...changed);
    container.current?.focus();
  };

  const retry = async () => {
    await refetch();
    container.current?.querySelector('input')?.focus();
  };

  const hint = () => {
    if (isFull) return FULL;
    if (!isShown || failure) return null;
    if (results === undefined) return 'Procurando…';
    if (results.length === 0) return NOTHING;
    return offered.length === 0 ? 'Já está entre os escolhidos.' : TYPED;
  };

  return (
    <fieldset
      ref={container}
      className={classes.field}
      aria-label="Segmentos da empresa"
      tabIndex={-1}
      // Enter in the text field would send the form.
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <SuggestInput
        label="Segmentos"
        name="kindIds"
        description={DESCRIPTION}
        isDescribedFirst
        placeholder="cabelo, padaria, advogado…"
        maxLength={80}
        isFormField
        picksFirst={isCurrent}
        error={error}
        value={text}
        suggestions={offered.map((kind) => ({
          key: kind.id,
          text: kind.name,
          detail: null,
          kind: kind.category?.name ?? '',
          offered: kind,
        }))}
        onChange={(value) => {
          setIsTyped(true);
          setText(value);
        }}
        onPick={(suggestion) => pick(suggestion.offered)}
      />
      <p className={classes.hint} role="status">
        {hint()}
      </p>
      {failure && isShown && (
        <RetryNotice text="Não foi possível procurar os segmentos agora." retry={retry} />
      )}
      <ChosenKinds kinds={kinds} onChange={changeByButton} />
      {areGuessed && kinds.length > 0 && (
        <Notice tone="warning">
          <Group gap="0.5rem 1rem" justify="space-between">
            <p>Sugerido pelo texto: confirme ou troque</p>
            <Button
              variant="default"
              onClick={() => changeByButton(kinds, 'Segmentos confirmados: salve para valer.')}
            >
              Confirmar segmentos
            </Button>
          </Group>
        </Notice>
      )}
      <span className="visually-hidden" role="status">
        {news}
      </span>
    </fieldset>
  );
}
