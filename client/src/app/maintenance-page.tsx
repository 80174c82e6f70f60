import { Button } from '@mantine/core';
import { ContactLink } from '../components/contact-link.tsx';
import { UnderRepair } from '../components/drawings/under-repair.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { usePageHead } from '../lib/page-head.ts';
import { useSite } from '../lib/site/use-site.ts';
import { paths } from '../paths.ts';

/** In place of every page while only administrators are served (DECISIONS section 4). */
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
