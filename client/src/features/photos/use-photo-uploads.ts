import { useRef, useState } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { useAddCompanyPhotoMutation } from './photo-editor.gen.ts';

/** A file on its way, or at its end. */
export interface SentFile {
  key: number;
  name: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  problem?: string;
}

const FAILED = 'Não foi possível enviar esta foto. Tente novamente.';
/** The server takes few files at once; it says after how many seconds to try again. */
const MOST_TRIES = 6;
const PAUSE_MS = 3_000;

const isBusy = (error: unknown): boolean =>
  ['RATE_LIMITED', 'SERVICE_UNAVAILABLE'].includes(failureOf(error).code ?? '');

/** Sends photos one after the other; those that were sent are listed until others are chosen, so that nothing moves. */
export function usePhotoUploads(companyId: string, onSent: () => Promise<unknown>) {
  const [add] = useAddCompanyPhotoMutation();
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const keys = useRef(0);
  const change = (key: number, changes: Partial<SentFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...changes } : file)));
  const remove = (key: number) => setFiles((all) => all.filter((file) => file.key !== key));

  const send = async (key: number, file: File): Promise<void> => {
    change(key, { state: 'sending' });
    for (let tried = 1; ; tried++) {
      try {
        await add({ variables: { companyId, file } });
        await onSent();
        change(key, { state: 'sent' });
        return;
      } catch (error) {
        if (!isBusy(error) || tried === MOST_TRIES) {
          change(key, { state: 'failed', problem: errorMessage(error, FAILED) });
          return;
        }
        await new Promise((go) => setTimeout(go, PAUSE_MS));
      }
    }
  };
  const sendAll = (chosen: readonly File[]) => {
    const entries = chosen.map((file) => ({ key: ++keys.current, file }));
    setFiles((all) => [
      ...all.filter(({ state }) => state !== 'sent'),
      ...entries.map(({ key, file }) => ({ key, name: file.name, state: 'waiting' as const })),
    ]);
    for (const { key, file } of entries) last.current = last.current.then(() => send(key, file));
  };
  return { files, sendAll, remove };
}
