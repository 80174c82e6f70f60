import { Button } from '@mantine/core';
import { Notice } from '../feedback/notice.tsx';
import formClasses from './form.module.css';

/** What is asked of whoever is about to leave. */
export interface LeaveWords {
  /** What leaving would lose. */
  question: string;
  stayText: string;
  leaveText: string;
}

/** Of a small window with something to fill in. */
export const TYPED: LeaveWords = {
  question: 'Descartar o que foi digitado?',
  stayText: 'Continuar aqui',
  leaveText: 'Descartar',
};

/** Of a form that changes what is there. */
export const UNSAVED: LeaveWords = {
  question: 'Há alterações que não foram salvas.',
  stayText: 'Continuar editando',
  leaveText: 'Descartar alterações',
};

interface LeaveNoticeProps {
  words: LeaveWords;
  onStay(): void;
  onLeave(): void;
}

/** Asks whoever is about to leave what was typed; takes the focus. */
export function LeaveNotice({ words, onStay, onLeave }: LeaveNoticeProps) {
  return (
    <Notice tone="warning" announce takeFocus>
      <div className={formClasses.form}>
        <p>{words.question}</p>
        <div className={formClasses.actions}>
          <Button variant="default" onClick={onStay}>
            {words.stayText}
          </Button>
          <Button color="red.9" onClick={onLeave}>
            {words.leaveText}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
