import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatAmount } from '../../lib/format.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type DemoDataQuery, useDeleteDemoDataMutation, useDemoDataQuery } from './dashboard.gen.ts';

type Demo = DemoDataQuery['adminDemoData'];

const isThere = ({ companiesCount, usersCount }: Demo): boolean => companiesCount + usersCount > 0;

/** Returns '40 empresas inventadas e 1 conta'; zero counts are left out. */
function demoInWords({ companiesCount, usersCount }: Demo): string {
  const phrases = [
    companiesCount > 0 && formatAmount(companiesCount, 'empresa inventada', 'empresas inventadas'),
    usersCount > 0 && formatAmount(usersCount, 'conta de demonstração', 'contas de demonstração'),
  ];
  return phrases.filter(Boolean).join(' e ');
}

/**
 * Removes the demo data after a confirmation; hidden when there is none. `beforeRemoved` is called before everything
 * is reloaded.
 */
export function DemoDataPanel({ beforeRemoved }: { beforeRemoved(): void }) {
  const { data: fresh, previousData } = useDemoDataQuery();
  const data = fresh ?? previousData;
  const words = useRef<HTMLParagraphElement>(null);
  const [remove] = useDeleteDemoDataMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  // The button is gone; the focus moves to the result.
  useEffect(() => {
    if (isRemoved) words.current?.focus({ preventScroll: true });
  }, [isRemoved]);
  const demo = data?.adminDemoData;
  // No loading state: the data exists on the first visit only.
  if (!demo || !(isThere(demo) || isRemoved)) return null;

  const run = async () => {
    const { data: removed } = await remove();
    showToast(
      removed && isThere(removed.deleteDemoData)
        ? `Removidos: ${demoInWords(removed.deleteDemoData)}.`
        : 'Os dados de demonstração já tinham sido removidos.',
    );
    setIsAsking(false);
    setIsRemoved(true);
    beforeRemoved();
  };
  return (
    <Panel
      title="Dados de demonstração"
      actions={
        <Button variant="default" onClick={() => setIsAsking(true)} disabled={isRemoved}>
          Remover dados de demonstração
        </Button>
      }
    >
      <p ref={words} tabIndex={-1}>
        {isRemoved
          ? 'Os dados de demonstração foram removidos. A partir de agora, o guia só tem o que é real.'
          : `O guia tem ${demoInWords(demo)}, para você conhecer tudo antes de começar. Quando for para valer, remova tudo de uma vez; o que é real fica.`}
      </p>
      {isAsking && (
        <AttemptModal
          title="Remover dados de demonstração?"
          action="Remover tudo"
          failedText="Não foi possível remover os dados de demonstração. Tente novamente."
          run={run}
          onClose={() => setIsAsking(false)}
        >
          <p>
            {demoInWords(demo)}: tudo será removido permanentemente, com avaliações, mensagens e
            visualizações. Isto não pode ser desfeito.
          </p>
          <p>Empresas e contas reais não são tocadas.</p>
        </AttemptModal>
      )}
    </Panel>
  );
}
