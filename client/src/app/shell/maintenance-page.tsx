import { usePageHead } from '../../domain/site/page-head.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ContactLink } from '../../ui/contact-link.tsx';
import { UnderRepair } from '../../ui/drawings/under-repair.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** Replaces every page while only administrators are served. */
export function MaintenancePage() {
  const { siteName, contactEmail } = useSite();
  usePageHead({
    title: `Em manutenção · ${siteName}`,
    description: `O ${siteName} está em manutenção e volta em breve.`,
    canonical: paths.home(),
    siteName,
    noindex: true,
  });
  return (
    <EmptyState title="Estamos em manutenção" level={1} drawing={<UnderRepair />}>
      <p>
        O {siteName} volta em alguns minutos. Nada do que você enviou se perdeu. Se precisar falar conosco:{' '}
        <ContactLink address={contactEmail} />
      </p>
      <Button onClick={() => location.reload()}>Tentar novamente</Button>
    </EmptyState>
  );
}
