import { formatDay } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

interface StateNoticesProps {
  company: { isApproved: boolean; isActive: boolean; register?: { closedOn: string | null } | null };
}

/** Says that a company is hidden from visitors or not approved yet. */
export function StateNotices({ company: { isApproved, isActive, register } }: StateNoticesProps) {
  return (
    <>
      {!isActive && (
        <Notice tone="warning">
          {register?.closedOn && `Encerrada na Receita em ${formatDay(register.closedOn)}. `}
          Esta empresa está inativa: só quem cuida dela e a administração veem esta página.
        </Notice>
      )}
      {!isApproved && isActive && (
        <Notice tone="warning">
          Esta empresa está aguardando aprovação. As informações podem estar sujeitas a alterações.
        </Notice>
      )}
    </>
  );
}
