import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { digitsOf } from '../../lib/digits-of.ts';
import { CEP_DIGITS } from '../../lib/masks.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CepServiceDocument } from './company-form.gen.ts';
import { type CepAnswer, lookUpCep } from './look-up-cep.ts';

type Found = Extract<CepAnswer, { kind: 'found' }>;

interface CepLookup {
  isLooking: boolean;
  problem: string | undefined;
  /** The service did not answer, which is no mistake in the code. */
  isFailed: boolean;
  /** Called with what is typed; looks up eight digits and calls `onFound` with the address. */
  follow(text: string, onFound: (found: Found) => void): void;
}

/** Looks up postal codes as they are typed; a newer one aborts the request of the one before. */
export function useCepLookup(): CepLookup {
  const client = useApolloClient();
  const [isLooking, setIsLooking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isFailed, setIsFailed] = useState(false);
  const underWay = useRef<AbortController>(undefined);
  const last = useRef<string>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const ask = async (digits: string, signal: AbortSignal): Promise<CepAnswer | null> => {
    try {
      const { data } = await client.query({ query: CepServiceDocument });
      return data ? await lookUpCep(data.publicSettings.cepApiUrl, digits, signal) : { kind: 'failed' };
    } catch {
      // The service's address could not be loaded.
      return { kind: 'failed' };
    }
  };

  const follow = async (text: string, onFound: (found: Found) => void) => {
    const digits = digitsOf(text);
    if (digits === last.current) return;
    last.current = digits;
    underWay.current?.abort();
    setProblem(undefined);
    setIsFailed(false);
    setIsLooking(digits.length === CEP_DIGITS);
    if (digits.length !== CEP_DIGITS) return;
    const own = new AbortController();
    underWay.current = own;
    const answer = await ask(digits, own.signal);
    if (answer === null || own.signal.aborted) return;
    setIsLooking(false);
    if (answer.kind === 'found') {
      onFound(answer);
      showToast('Dados do CEP carregados com sucesso!');
    } else if (answer.kind === 'unknown') setProblem('CEP não encontrado');
    else {
      // Typing the same code again is another attempt.
      last.current = undefined;
      setIsFailed(true);
      setProblem('Erro ao buscar informações do CEP');
    }
  };
  return { isLooking, problem, isFailed, follow };
}
