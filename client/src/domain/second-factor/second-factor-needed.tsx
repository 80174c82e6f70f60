import { Notice } from '../../ui/feedback/notice.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

/** Leads an administrator to turn on the second factor, in place of every page for signed-in users. */
export const SecondFactorNeeded = () => (
  <PageFrame title="Antes de continuar" lead="Falta proteger a sua conta." isNarrow>
    <Notice tone="warning">
      <p>
        Este site pede de quem o administra a verificação em duas etapas. Ative-a para continuar: o resto
        espera.
      </p>
    </Notice>
    <SecondFactorPanel isOn={false} />
  </PageFrame>
);
