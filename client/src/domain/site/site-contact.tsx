import { ContactLink } from '../../ui/contact-link.tsx';
import { telHref } from './tel-href.ts';
import { useSite } from './use-site.ts';

/** Shows how to reach the administration, inside a sentence: its phone and its e-mail address. */
export function SiteContact() {
  const { supportPhone, contactEmail } = useSite();
  return (
    <>
      <a href={telHref(supportPhone)}>{supportPhone}</a> ou <ContactLink address={contactEmail} />
    </>
  );
}
