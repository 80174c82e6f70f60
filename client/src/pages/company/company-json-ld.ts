import { breadcrumbJsonLd } from '../../domain/site/breadcrumb-json-ld.ts';
import { formatCity } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import type { CompanyQuery } from './company.gen.ts';

type Company = CompanyQuery['company'];

/** Returns the AggregateRating; nothing without ratings, since search engines reject a count of 0. */
function ratingOf({ averageRating, totalRatings }: Company): object {
  if (totalRatings === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: averageRating,
      ratingCount: totalRatings,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

/** Returns attributes and offers; nothing of what the company has none of. */
function offersOf({ attributes, offers }: Company): object {
  return {
    ...(attributes.length > 0 && {
      amenityFeature: attributes.map(({ name }) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    }),
    ...(offers.length > 0 && {
      makesOffer: offers.map(({ name, description, priceCents, isFrom }) => ({
        '@type': 'Offer',
        name,
        ...(description && { description }),
        ...(priceCents !== null && {
          priceSpecification: {
            '@type': 'PriceSpecification',
            [isFrom ? 'minPrice' : 'price']: priceCents / 100,
            priceCurrency: 'BRL',
          },
        }),
      })),
    }),
  };
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the opening hours: the usual week, and special days of the coming weeks. */
function hoursOf({ opening }: Company): object {
  if (!opening || opening.specification.length === 0) return {};
  return {
    openingHoursSpecification: opening.specification.map(
      ({ weekdays, opens, closes, validFrom, validThrough }) => ({
        '@type': 'OpeningHoursSpecification',
        ...(weekdays && { dayOfWeek: weekdays.map((day) => WEEKDAYS[day - 1]) }),
        opens,
        closes,
        ...(validFrom && { validFrom, validThrough }),
      }),
    ),
  };
}

/** Returns a company as schema.org's type of its main kind, else as LocalBusiness. */
function businessOf(company: Company, origin: string): object {
  const { id, name, description, address, cep, city, email, point, logo, cover } = company;
  const profiles = [company.website, company.instagram, company.facebook, company.ifood].filter(Boolean);
  const image = cover?.sizes.at(-1)?.url ?? logo?.url;
  const tel = company.phoneUrl?.replace('tel:', '');
  return {
    '@type': company.kinds[0]?.schemaType ?? 'LocalBusiness',
    '@id': origin + paths.company(id),
    url: origin + paths.company(id),
    name,
    description,
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      ...(cep && { postalCode: cep }),
      addressLocality: city.name,
      addressRegion: city.state,
      addressCountry: 'BR',
    },
    // A point in the middle of a city is not the company's.
    ...(point?.exactness === 'address' && {
      geo: { '@type': 'GeoCoordinates', latitude: point.latitude, longitude: point.longitude },
    }),
    ...(tel && { telephone: tel }),
    ...(email && { email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(company.foundedYear && { foundingDate: String(company.foundedYear) }),
    ...(company.areaServed && { areaServed: company.areaServed }),
    ...(image && { image: origin + image }),
    ...(logo && { logo: origin + logo.url }),
    ...offersOf(company),
    ...hoursOf(company),
    ...ratingOf(company),
  };
}

/** Returns the JSON-LD of a company and its breadcrumbs (schema.org). */
export const companyJsonLd =
  (company: Company) =>
  (origin: string): object[] => {
    const { id, name, category, city } = company;
    const cityText = formatCity(city);
    return [
      businessOf(company, origin),
      breadcrumbJsonLd(
        [
          { name: 'Início', path: paths.home() },
          { name: category.name, path: paths.search({ category: category.id }) },
          {
            name: `${category.name} em ${cityText}`,
            path: paths.search({ category: category.id, city: cityText }),
          },
          { name, path: paths.company(id) },
        ],
        origin,
      ),
    ];
  };
