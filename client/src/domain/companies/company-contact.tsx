import { formatCityState } from '../../lib/format.ts';
import { mailHref } from '../../lib/mail-href.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CompanyContactFragment } from './company-contact.gen.ts';
import classes from './company-contact.module.css';

interface CompanyContactProps extends CompanyContactFragment {
  city: { name: string; state: string };
  /** Counts clicks for the company with this id. */
  id?: string;
  /** Cuts long addresses to two lines, and shows mail and site as symbols; the company's page has them in full. */
  isBrief?: boolean;
}

/** Returns a `data-visit`: see `useRecordClicks`. */
const visitOf = (target: string, id: string | undefined) => id && `${target} ${id}`;
/** Removes the scheme and 'www.'. */
const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

type PhoneProps = Pick<CompanyContactProps, 'id' | 'phone' | 'phoneUrl' | 'whatsappUrl'>;

function Phone({ id, phone, phoneUrl, whatsappUrl }: PhoneProps) {
  if (!phone) return null;
  const url = whatsappUrl ?? phoneUrl;
  return (
    <li className={classes.line}>
      <Icon name={whatsappUrl ? 'chat' : 'phone'} />
      {url ? (
        <a
          href={url}
          data-visit={visitOf(whatsappUrl ? 'whatsapp' : 'phone', id)}
          {...(whatsappUrl && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {phone}
          {whatsappUrl && <span className={classes.note}> WhatsApp</span>}
        </a>
      ) : (
        <span>{phone}</span>
      )}
    </li>
  );
}

type WebProps = Pick<CompanyContactProps, 'id' | 'email' | 'website'>;

/** Shows mail and site as symbols, for cards. */
function WebIcons({ id, email, website }: WebProps) {
  return (
    <>
      {email && (
        <li>
          <a href={mailHref(email)} className={classes.icon} title={email}>
            <Icon name="mail" size={20} />
            <span className="visually-hidden">E-mail: {email}</span>
          </a>
        </li>
      )}
      {website && (
        <li>
          <a
            href={website}
            className={classes.icon}
            title={shortAddress(website)}
            data-visit={visitOf('website', id)}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            <Icon name="globe" size={20} />
            <span className="visually-hidden">Site: {shortAddress(website)}</span>
          </a>
        </li>
      )}
    </>
  );
}

function WebLines({ id, email, website }: WebProps) {
  return (
    <>
      {email && (
        <li className={classes.line}>
          <Icon name="mail" />
          <a href={mailHref(email)}>{email}</a>
        </li>
      )}
      {website && (
        <li className={classes.line}>
          <Icon name="globe" />
          <a
            href={website}
            data-visit={visitOf('website', id)}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {shortAddress(website)}
          </a>
        </li>
      )}
    </>
  );
}

/** Shows a company's address and contacts. */
export function CompanyContact({ address, city, isBrief = false, ...contact }: CompanyContactProps) {
  return (
    <ul className={classes.contact} data-brief={isBrief || undefined}>
      <li className={classes.line}>
        <Icon name="pin" />
        <span>
          {address && <span className={classes.street}>{isBrief ? address : `${address}, `}</span>}{' '}
          <span className={classes.street}>{formatCityState(city)}</span>
        </span>
      </li>
      <Phone {...contact} />
      {isBrief ? <WebIcons {...contact} /> : <WebLines {...contact} />}
    </ul>
  );
}
