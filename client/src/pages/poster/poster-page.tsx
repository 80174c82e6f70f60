import { Button, Text } from '@mantine/core';
import { Link, useMatch, useSearchParams } from 'react-router-dom';
import { privatePage } from '../../domain/account/private-page.tsx';
import { Poster, type PosterSize } from '../../features/promotion/poster.tsx';
import { useCompanyPromotionQuery, usePosterCompanyQuery } from '../../features/promotion/promotion.gen.ts';
import { downloadText } from '../../lib/download.ts';
import { paths, patterns } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Placeholder } from '../../ui/feedback/placeholder.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import classes from './poster-page.module.css';

const SIZES: { size: PosterSize; name: string }[] = [
  { size: 'a4', name: 'A4 (parede)' },
  { size: 'a6', name: 'A6 (balcão)' },
];

interface ChoicesProps {
  companyId: string;
  size: PosterSize;
  saveQr(): void;
}

function Choices({ companyId, size: chosen, saveQr }: ChoicesProps) {
  return (
    <div className={classes.choices}>
      <nav className={classes.sizes} aria-label="Tamanho do cartaz">
        {SIZES.map(({ size, name }) => (
          <Link
            key={size}
            to={paths.poster(companyId, size)}
            replace
            aria-current={size === chosen ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <Button onClick={() => window.print()} leftSection={<Icon name="printer" />}>
        Imprimir
      </Button>
      <Button variant="default" onClick={saveQr} leftSection={<Icon name="download" />}>
        Baixar QR code (SVG)
      </Button>
      <Text w="100%" c="dimmed">
        Na janela de impressão, escolha o papel {chosen.toUpperCase()} e nenhuma margem; “Salvar como PDF”
        também serve.
      </Text>
    </div>
  );
}

function PosterOf({ companyId, size }: { companyId: string; size: PosterSize }) {
  const promotion = useCompanyPromotionQuery({ variables: { companyId } });
  const named = usePosterCompanyQuery({ variables: { companyId } });
  const failure = promotion.failure ?? named.failure;
  if (failure && ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND'].includes(failure.code)) {
    return <Notice tone="warning">{failure.message}</Notice>;
  }
  if (!promotion.data || !named.data) {
    const retry = () => Promise.all([promotion.refetch(), named.refetch()]);
    return failure ? (
      <RetryNotice text="Não foi possível carregar o cartaz." retry={retry} />
    ) : (
      <Placeholder height={700} />
    );
  }
  const { company } = named.data;
  const { qrSvg, ratingUrl } = promotion.data.companyPromotion;
  if (qrSvg === null) {
    return (
      <Notice tone="warning">
        <p>
          Seu plano não inclui o cartaz e o QR code para imprimir.{' '}
          <Link to={paths.userDashboard(companyId)} state={{ modal: 'plans', isOverlay: true }}>
            Comparar planos
          </Link>
        </p>
      </Notice>
    );
  }
  const saveQr = () => downloadText(`qr-${companyId}.svg`, 'image/svg+xml', qrSvg);
  return (
    <>
      <Choices companyId={companyId} size={size} saveQr={saveQr} />
      <Poster company={company} ratingUrl={ratingUrl} qrSvg={qrSvg} size={size} />
    </>
  );
}

function PosterPage() {
  const id = useMatch(patterns.poster)?.params.id ?? '';
  const [search] = useSearchParams();
  return (
    <PageFrame
      title="Cartaz para imprimir"
      actions={
        <Link className={classes.back} to={paths.userDashboard(id)}>
          <Icon name="back" /> Voltar ao painel
        </Link>
      }
    >
      <PosterOf key={id} companyId={id} size={search.get('size') === 'a6' ? 'a6' : 'a4'} />
    </PageFrame>
  );
}

export const page = privatePage('Cartaz para imprimir', PosterPage, { roles: ['company', 'admin'] });
