import { Box, Flex, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { SiteContact } from '../../domain/site/site-contact.tsx';
import type { CompanyValues } from '../../features/company-form/company-values.ts';
import { formatCity } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { useSameCompaniesQuery } from './same-companies.gen.ts';

const SHORTEST_NAME = 3;
/** Avoids a request per keystroke. */
const DEBOUNCE_MS = 900;

interface SameCompaniesProps {
  values: Pick<CompanyValues, 'name' | 'city' | 'state'>;
  /** The server has refused these values as a registered company's. */
  isRefused?: boolean;
}

/**
 * Shows at most three registered companies that may be the one of the form, with the way to claim them. Nothing until
 * name and city are filled.
 */
export function SameCompanies({ values, isRefused = false }: SameCompaniesProps) {
  const [company] = useDebouncedValue(values, DEBOUNCE_MS);
  const name = company.name.trim();
  const cityName = company.city.trim();
  const city = company.state ? formatCity({ name: cityName, state: company.state }) : cityName;
  const isFilled = name.length >= SHORTEST_NAME && cityName !== '';
  const { data } = useSameCompaniesQuery({ variables: { name, city }, skip: !isFilled });
  // A text that is the name of a kind finds every company of that kind; a refused one is there for sure.
  const companies = data && (isRefused || !data.companies.isFullyMatched) ? data.companies.items : [];
  if (companies.length === 0) {
    if (!isRefused || !data) return null;
    return (
      <Notice>
        A página desta empresa ainda não está publicada. Fale com a administração: <SiteContact />.
      </Notice>
    );
  }
  return (
    <Notice tone="warning" announce={!isRefused}>
      <Stack gap={8}>
        <strong>
          {companies.length === 1 ? 'Já existe uma empresa parecida:' : 'Já existem empresas parecidas:'}
        </strong>
        <Flex component="ul" direction="column" gap="sm">
          {companies.map((company) => (
            <Flex component="li" key={company.id} direction="column" gap="0.15rem" align="flex-start">
              <span>
                {company.name}
                <Box component="small" display="block">
                  {[company.address, formatCity(company.city)].filter(Boolean).join(', ')}
                </Box>
              </span>
              {company.hasOwner ? (
                <>
                  <NewTabLink to={paths.company(company.id)}>É esta? Ver a página</NewTabLink>
                  <Box component="small" display="block">
                    Já tem responsável. Se a empresa é sua, fale com a administração: <SiteContact />.
                  </Box>
                </>
              ) : (
                <NewTabLink to={paths.companyClaim(company.id)}>É esta? Assumir esta página</NewTabLink>
              )}
            </Flex>
          ))}
        </Flex>
      </Stack>
    </Notice>
  );
}
