import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { CancelButton } from '../form/cancel-button.tsx';
import formClasses from '../form/form.module.css';
import { SiteModal } from './site-modal.tsx';

/** What the modal calls a secret. */
export interface SecretWords {
  title: string;
  /** Label of its field. */
  label: string;
  /** What it is for and how to keep it. */
  warning: ReactNode;
  copy: string;
  copied: string;
  /** Said where the browser does not let the page copy: the field is selected. */
  copyByHand: string;
  /** Asked before it is closed without having been copied; undefined where that loses nothing. */
  question: string | undefined;
}

interface SecretModalProps {
  words: SecretWords;
  secret: string;
  onClose(): void;
  /** Below the field. */
  children?: ReactNode;
}

/** Shows a new secret, which can be seen this once. Asks before it is closed without having been copied. */
export function SecretModal({ words, secret, onClose, children }: SecretModalProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'by hand'>();
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setCopied('yes');
    } catch {
      // Without permission, or over plain HTTP: it is selected.
      setCopied('by hand');
    }
  };
  return (
    <SiteModal
      title={words.title}
      size="md"
      hasTyped={() => words.question !== undefined && copied === undefined}
      leaveWords={{
        question: words.question ?? '',
        stayText: 'Continuar aqui',
        leaveText: 'Fechar sem copiar',
      }}
      onClose={onClose}
    >
      <div className={formClasses.form}>
        <Notice tone="warning">
          <p>{words.warning}</p>
        </Notice>
        <TextInput
          ref={field}
          label={words.label}
          value={secret}
          readOnly
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onCopy={() => setCopied('yes')}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        />
        <div className={formClasses.actions}>
          <CancelButton>Pronto</CancelButton>
          <Button onClick={copy}>{words.copy}</Button>
        </div>
        <p role="status">
          {copied === 'yes' && words.copied}
          {copied === 'by hand' && words.copyByHand}
        </p>
        {children}
      </div>
    </SiteModal>
  );
}
