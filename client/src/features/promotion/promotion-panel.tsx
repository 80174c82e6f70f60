import { Button, Skeleton, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { downloadText } from '../../lib/download.ts';
import { paths } from '../../paths.ts';
import { QrImage } from '../../ui/drawings/qr-image.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { FoldedPanel } from '../../ui/fold/folded-panel.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useCompanyPromotionQuery } from './promotion.gen.ts';
import classes from './promotion-panel.module.css';

/** Shows the badge, and the HTML that shows it on another site. */
function BadgeCode({ name, badgeUrl, html }: { name: string; badgeUrl: string; html: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(html);
      showToast('Código do selo copiado.');
    } catch {
      // Without permission, or over plain HTTP: it is selected.
      showToast('O navegador não deixou copiar. O código está selecionado: copie com o teclado.', 'error');
    }
  };
  return (
    <>
      <img
        className={classes.badge}
        // Of this server, whatever its public address is.
        src={new URL(badgeUrl).pathname}
        width={260}
        height={64}
        alt={`Selo com as avaliações de ${name}`}
      />
      <Text c="dimmed">
        Mostra estrelas e número de avaliações, sempre atuais. Cole este código no seu site:
      </Text>
      <TextArea
        ref={field}
        label="Código HTML do selo"
        value={html}
        rows={4}
        readOnly
        className={classes.html}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void copy()}>
          Copiar código
        </Button>
      </div>
    </>
  );
}

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
      <Text c="dimmed">{children}</Text>
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
              <Text c="dimmed">
                No balcão ou na embalagem: quem aponta a câmera do celular chega direto às suas avaliações.
              </Text>
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
