import { useSite } from '../../domain/site/use-site.ts';
import { formatCityState } from '../../lib/format.ts';
import { Pavement } from '../../ui/drawings/pavement.tsx';
import { QrImage } from '../../ui/drawings/qr-image.tsx';
import { StarRow } from '../../ui/stars.tsx';
import classes from './poster.module.css';

export type PosterSize = 'a4' | 'a6';

interface PosterProps {
  company: { name: string; city: { name: string; state: string } };
  ratingUrl: string;
  qrSvg: string;
  size: PosterSize;
}

/** Shows the poster of a company as it is printed: A6 is A4 at half its size. */
export function Poster({ company, ratingUrl, qrSvg, size }: PosterProps) {
  const { siteName } = useSite();
  return (
    <article className={classes.poster} data-size={size} aria-label="Cartaz">
      <div className={classes.top}>
        <p className={classes.title}>Avalie-nos</p>
        <p className={classes.company} data-long={company.name.length > 40 || undefined}>
          {company.name}
        </p>
        <p className={classes.city}>{formatCityState(company.city)}</p>
      </div>
      <div className={classes.middle}>
        <span className={classes.stars}>
          <StarRow value={5} />
        </span>
        <QrImage className={classes.code} svg={qrSvg} alt={`QR code de ${ratingUrl}`} />
        <p className={classes.how}>Aponte a câmera do celular e conte como foi.</p>
        <p className={classes.address}>{ratingUrl.replace(/^https?:\/\/|#.*$/g, '')}</p>
      </div>
      <div className={classes.foot}>
        <Pavement />
        <p className={classes.site}>{siteName}</p>
      </div>
    </article>
  );
}
