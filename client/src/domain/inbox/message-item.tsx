import { Box, Text } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import type { InboxMessageFragment } from './inbox.gen.ts';
import classes from './inbox.module.css';

interface MessageItemProps {
  message: InboxMessageFragment;
  title: string;
  /** Who wrote it, and whether it was read, in words. */
  origin: string;
  /** Received and not read yet. */
  isNew: boolean;
  /** Written by the side of the reader. */
  isOwn?: boolean;
  startsOpen?: boolean;
  /** Called when a new message is opened. */
  onRead(): void;
  /** Between its heading and its text. */
  contact?: ReactNode;
  /** Below the text. */
  replies?: ReactNode;
  /** Shown once it is opened. */
  children?: ReactNode;
}

/** Shows a message with the beginning of its text; a press anywhere on it shows the whole and marks it as read. */
export function MessageItem({
  message,
  title,
  origin,
  isNew,
  isOwn = false,
  startsOpen = false,
  onRead,
  contact,
  replies,
  children,
}: MessageItemProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const bodyId = useId();
  const press = () => {
    // A failed marking as read is tried again, without closing the message.
    if (isNew) onRead();
    setIsOpen(isNew || !isOpen);
  };
  return (
    <li className={classes.item} data-new={isNew || undefined} data-own={isOwn || undefined}>
      <article className={classes.message} data-open={isOpen || undefined}>
        <h3 className={classes.head}>
          <button
            type="button"
            className={classes.opener}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={press}
          >
            {isNew && <span className={classes.tag}>Nova</span>}
            <Box component="span" miw={0}>
              {title}
            </Box>
          </button>
        </h3>
        <Text c="dimmed" fz="var(--text-sm)" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {origin} · <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time>
        </Text>
        {contact && <div className={classes.contact}>{contact}</div>}
        <p id={bodyId} className={classes.body}>
          {message.content}
        </p>
      </article>
      {replies}
      {isOpen && children}
    </li>
  );
}
