import { useSite } from '../../domain/site/use-site.ts';
import { ContactLink } from '../../ui/contact-link.tsx';

interface CompanyLimitProps {
  allowed: number;
  /** True where another plan would allow more; else the site's setting binds. */
  isLimitedByPlan: boolean;
}

/** Explains why no further company is allowed, and whom to ask. */
export function CompanyLimit({ allowed, isLimitedByPlan }: CompanyLimitProps) {
  const { contactEmail } = useSite();
  const amount = allowed === 1 ? '1 empresa' : `${allowed} empresas`;
  const why = isLimitedByPlan
    ? `Seu plano permite até ${amount}. Para cadastrar mais, peça outro plano ou fale com `
    : `Este guia permite até ${amount} por conta. Fale com `;
  return (
    <p>
      {why}
      <ContactLink address={contactEmail} />.
    </p>
  );
}
