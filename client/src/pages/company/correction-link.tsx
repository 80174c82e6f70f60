import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import type { CorrectionModalProps } from '../../features/corrections/correction-modal.tsx';
import { startedDays } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import type { CompanyQuery } from './company.gen.ts';
import classes from './company-page.module.css';

const CorrectionModal = lazyOr(
  async () => (await import('../../features/corrections/correction-modal.tsx')).CorrectionModal,
  NotLoaded,
);

/** Returns 'hoje', 'ontem' or 'há 3 dias', by started periods of 24 hours. */
function daysAgo(iso: string): string {
  const days = startedDays(iso) - 1;
  return days > 1 ? `há ${days} dias` : days === 1 ? 'ontem' : 'hoje';
}

type Sighted = Pick<CompanyQuery['company'], 'id' | 'lastSeenOpenAt' | 'opening'>;

/** Asks visitors of a company without hours whether it is open. */
function IsItOpen({ company: { id, lastSeenOpenAt } }: { company: Sighted }) {
  const client = useApolloClient();
  const [isTold, setIsTold] = useState(false);
  const tell = async (isOpen: boolean) => {
    setIsTold(true);
    try {
      const { RecordOpeningSightingDocument: mutation } = await import('./sighting.gen.ts');
      await client.mutate({ mutation, variables: { companyId: id, isOpen } });
      showToast('Obrigado! Sua resposta ajuda quem vem depois.');
    } catch (error) {
      setIsTold(false);
      showToast(errorMessage(error, 'Não foi possível anotar. Tente de novo.'), 'error');
    }
  };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <p suppressHydrationWarning style={{ width: '100%' }}>
        Horário não informado{lastSeenOpenAt && `, visto aberto ${daysAgo(lastSeenOpenAt)}`}. Passou lá?
      </p>
      {['Estava aberto agora', 'Estava fechado'].map((text, index) => (
        <Button key={text} variant="default" disabled={isTold} onClick={() => tell(index === 0)}>
          {text}
        </Button>
      ))}
    </div>
  );
}

/** Opens the form to correct a company's data; asks for its hours where it gave none. */
export function CorrectionLink({ company }: { company: CorrectionModalProps['company'] & Sighted }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {!company.opening && <IsItOpen company={company} />}
      <Button variant="subtle" className={classes.correct} onClick={() => setIsOpen(true)}>
        Corrigir dados
      </Button>
      {isOpen && (
        <OnDemand>
          <CorrectionModal company={company} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
