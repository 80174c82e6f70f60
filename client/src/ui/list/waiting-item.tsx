import { Group, Text } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { excerpt, formatAge, formatDateTime } from '../../lib/format.ts';
import classes from './waiting-item.module.css';

/** Longer texts begin shortened; code points. */
const SHORT = 180;

interface WaitingItemProps {
  /** Of the element, which takes the focus when the one before it is done. */
  id: string;
  title: string;
  /** Beside the title. */
  mark?: ReactNode;
  detail?: string | undefined;
  /** Since when it waits. */
  since: string;
  text: string | null;
  contact?: ReactNode;
  actions: ReactNode;
  /** Below the actions: the form of an answer, whose text takes the focus when it opens. */
  children?: ReactNode;
}

/** Shows something that waits for an answer: who, since when, the text, and what can be done. */
export function WaitingItem({
  id,
  title,
  mark,
  detail,
  since,
  text,
  contact,
  actions,
  children,
}: WaitingItemProps) {
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const short = text === null ? null : excerpt(text, SHORT);
  const isCut = short !== text && !isWhole;
  const container = useRef<HTMLParagraphElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const isOpen = Boolean(children);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      const field = item.current?.querySelector('textarea');
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'center' });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const showWhole = () => {
    setIsWhole(true);
    // The button is gone.
    container.current?.focus();
  };
  return (
    <li ref={item} id={id} tabIndex={-1} className={classes.item} aria-labelledby={titleId}>
      <Group gap="0.25rem 0.75rem">
        <h4 id={titleId} className={classes.title}>
          {title}
        </h4>
        {mark}
        <Text
          component="time"
          ml="auto"
          c="dimmed"
          fz="var(--text-sm)"
          dateTime={since}
          title={formatDateTime(since)}
        >
          {formatAge(since)}
        </Text>
      </Group>
      {detail && (
        <Text c="dimmed" fz="var(--text-md)">
          {detail}
        </Text>
      )}
      {text && (
        <p ref={container} tabIndex={-1} className={classes.text}>
          {isWhole ? text : short}
        </p>
      )}
      {(contact || isCut) && (
        <div className={classes.contact}>
          {isCut && (
            <button type="button" className={classes.more} onClick={showWhole}>
              Ler tudo
            </button>
          )}
          {contact}
        </div>
      )}
      <div className={classes.actions}>{actions}</div>
      {children}
    </li>
  );
}
