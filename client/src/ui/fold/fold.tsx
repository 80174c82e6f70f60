import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './fold.module.css';

/** From this width on there is room for what is secondary. */
const ROOM = '(min-width: 900px)';

interface FoldProps {
  /** Always shown; a press shows or hides the rest. */
  summary: ReactNode;
  /** Whether it is open at first; by default where there is room, so not on phones. */
  isOpen?: boolean | undefined;
  children: ReactNode;
}

/** Shows something secondary on demand. What is inside is not mounted before it is opened, and stays mounted then. */
export function Fold({ summary, isOpen, children }: FoldProps) {
  const [hasRoom] = useState(() => matchMedia(ROOM).matches);
  const [chosen, setChosen] = useState<boolean>();
  const isShown = chosen ?? isOpen ?? hasRoom;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <details
      className={classes.fold}
      open={isShown}
      onToggle={({ currentTarget }) => setChosen(currentTarget.open)}
    >
      <summary className={classes.summary}>{summary}</summary>
      {wasShown && <Stack pt={8}>{children}</Stack>}
    </details>
  );
}
