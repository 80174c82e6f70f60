import { Button } from '@mantine/core';
import { Notice } from '../feedback/notice.tsx';
import formClasses from './form.module.css';

/** Texts of the question before input is lost. */
export interface LeaveWords {
  /** Says what would be lost. */
  question: string;
  stayText: string;
  leaveText: string;
}

/** For a small modal with a form. */
export const TYPED: LeaveWords = {
  question: 'Descartar o que foi digitado?',
  stayText: 'Continuar aqui',
  leaveText: 'Descartar',
};

/** For a form that edits something. */
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

/** Asks before input is lost; takes the focus. */
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
