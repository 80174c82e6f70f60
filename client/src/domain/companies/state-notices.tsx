import { Notice } from '../../ui/feedback/notice.tsx';

interface StateNoticesProps {
  company: { isApproved: boolean; isActive: boolean };
}

/** Says that a company is hidden from visitors or not approved yet. */
export function StateNotices({ company: { isApproved, isActive } }: StateNoticesProps) {
  return (
    <>
      {!isActive && (
        <Notice tone="warning">
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
