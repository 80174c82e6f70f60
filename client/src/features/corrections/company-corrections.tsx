import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { CorrectionChange } from '../../domain/corrections/correction-change.tsx';
import { CORRECTION_FIELDS, isAppliedAtOnce } from '../../domain/corrections/correction-fields.ts';
import type { ProposedCorrectionFragment } from '../../domain/corrections/corrections.gen.ts';
import { DecideCorrectionModal } from '../../domain/corrections/decide-correction-modal.tsx';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageButtons } from '../../ui/list/page-buttons.tsx';
import classes from '../../ui/list/ruled-list.module.css';
import { Panel } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useCompanyCorrectionsQuery } from './company-corrections.gen.ts';

interface CompanyCorrectionsProps {
  companyId: string;
  /** Opens the form of the company at a field. */
  onEdit(field: string): void;
}

/** Lists the pending corrections of an owner's company; shows nothing while there are none. */
export function CompanyCorrections({ companyId, onEdit }: CompanyCorrectionsProps) {
  const [page, setPage] = useState(1);
  const title = useRef<HTMLHeadingElement>(null);
  const { data, previousData, failure, refetch } = useCompanyCorrectionsQuery({
    variables: { companyId, page },
  });
  const [openCorrection, setOpenCorrection] = useState<{
    correction: ProposedCorrectionFragment;
    isAcceptance: boolean;
  }>();
  const list = (data ?? previousData)?.corrections;
  // The last one of the last page was decided.
  if (data && page > data.corrections.lastPage) setPage(data.corrections.lastPage);
  if (!failure && !list?.total) return null;
  return (
    <Panel
      title="Correções sugeridas"
      titleRef={title}
      actions={list && <StatusTag tone="waiting">{formatNumber(list.total)} em análise</StatusTag>}
    >
      {failure && (
        <RetryNotice tone="warning" text="Não foi possível carregar as correções agora." retry={refetch} />
      )}
      <ul className={classes.list}>
        {list?.items.map((correction) => {
          const { id, field, createdAt } = correction;
          const isApplied = isAppliedAtOnce(field);
          const of = `a correção de ${CORRECTION_FIELDS[field]}`;
          return (
            <li key={id} className={classes.item}>
              <div className={classes.words}>
                <p>
                  <strong>{CORRECTION_FIELDS[field]}</strong>{' '}
                  <span className={classes.muted}>enviada em {formatDate(createdAt)}</span>
                </p>
                <CorrectionChange correction={correction} />
              </div>
              {!isApplied && (
                <Button variant="default" onClick={() => onEdit(field)}>
                  Editar dados
                </Button>
              )}
              <Button
                onClick={() => setOpenCorrection({ correction, isAcceptance: true })}
                aria-label={`${isApplied ? 'Aceitar' : 'Marcar como feita'} ${of}`}
              >
                {isApplied ? 'Aceitar' : 'Marcar como feita'}
              </Button>
              <Button
                variant="default"
                onClick={() => setOpenCorrection({ correction, isAcceptance: false })}
                aria-label={`Recusar ${of}`}
              >
                Recusar
              </Button>
            </li>
          );
        })}
      </ul>
      {list && (
        <PageButtons
          label="Páginas das correções"
          page={list.page}
          lastPage={list.lastPage}
          isWaiting={!data && !failure}
          onSelect={setPage}
        />
      )}
      {openCorrection && (
        <DecideCorrectionModal
          isAcceptance={openCorrection.isAcceptance}
          correction={
            list?.items.find(({ id }) => id === openCorrection.correction.id) ?? openCorrection.correction
          }
          reload={refetch}
          onClose={() => setOpenCorrection(undefined)}
          onDecided={(isBefore) => {
            setOpenCorrection(undefined);
            if (isBefore) void refetch();
            // Its button is gone; with the last one the whole panel.
            title.current?.focus();
          }}
        />
      )}
    </Panel>
  );
}
