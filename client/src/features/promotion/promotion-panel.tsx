import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { downloadText } from '../../lib/download-text.ts';
import { paths } from '../../paths.ts';
import { QrImage } from '../../ui/drawings/qr-image.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { FoldedPanel } from '../../ui/fold/folded-panel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { BadgeCode } from './badge-code.tsx';
import { useCompanyPromotionQuery } from './promotion.gen.ts';
import classes from './promotion-panel.module.css';

interface PromotionPanelProps {
  company: { id: string; name: string };
  /** Undefined for somebody who cannot ask for another plan. */
  openPlans: (() => void) | undefined;
}

/** Says that the plan does not include something, with a button to the plans. */
function NotIncluded({
  children,
  openPlans,
}: {
  children: ReactNode;
  openPlans: PromotionPanelProps['openPlans'];
}) {
  return (
    <>
      <p className={classes.hint}>{children}</p>
      {openPlans && (
        <Button variant="default" onClick={openPlans}>
          Comparar planos
        </Button>
      )}
    </>
  );
}

function Promotion({ company: { id, name }, openPlans }: PromotionPanelProps) {
  const { data, failure, refetch } = useCompanyPromotionQuery({ variables: { companyId: id } });
  const promotion = data?.companyPromotion;
  if (!promotion) {
    return failure ? (
      <RetryNotice text="Não foi possível carregar cartaz e selo." retry={refetch} />
    ) : (
      <Skeleton height={320} />
    );
  }
  const { qrSvg, badgeUrl, badgeHtml } = promotion;
  const planName = openPlans ? 'Seu plano' : 'O plano da empresa';
  return (
    <>
      <section className={classes.part} aria-labelledby="promotion-poster">
        <h3 id="promotion-poster">Cartaz com QR code</h3>
        {qrSvg === null ? (
          <NotIncluded openPlans={openPlans}>
            {planName} não inclui o cartaz e o QR code para imprimir.
          </NotIncluded>
        ) : (
          <>
            <div className={classes.qr}>
              <QrImage
                svg={qrSvg}
                alt="QR code que abre as avaliações da sua empresa"
                className={classes.code}
              />
              <p className={classes.hint}>
                No balcão ou na embalagem: quem aponta a câmera do celular chega direto às suas avaliações.
              </p>
            </div>
            <div className={classes.actions}>
              <LinkButton to={paths.poster(id)} variant="default">
                <Icon name="printer" />
                Imprimir cartaz
              </LinkButton>
              <Button
                variant="default"
                leftSection={<Icon name="download" />}
                onClick={() => downloadText(`qr-${id}.svg`, 'image/svg+xml', qrSvg)}
              >
                Baixar QR code (SVG)
              </Button>
            </div>
          </>
        )}
      </section>
      <section className={classes.part} aria-labelledby="promotion-badge">
        <h3 id="promotion-badge">Selo para o seu site</h3>
        {badgeUrl === null || badgeHtml === null ? (
          <NotIncluded openPlans={openPlans}>{planName} não inclui o selo com as suas estrelas.</NotIncluded>
        ) : (
          <BadgeCode name={name} badgeUrl={badgeUrl} html={badgeHtml} />
        )}
      </section>
    </>
  );
}

/** Gives an owner the poster, the QR code and the badge that invite to rate. */
export const PromotionPanel = (props: PromotionPanelProps) => (
  <FoldedPanel title="Peça avaliações">
    <Promotion {...props} />
  </FoldedPanel>
);
