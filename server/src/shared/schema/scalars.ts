import { GraphQLError, GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO, GraphQLURL } from 'graphql-scalars';
import { isDay } from '../text/validators.ts';

export { GraphQLJSON as Json } from 'graphql-scalars';

/** Gives a text, which rendered pages and REST need; `GraphQLDateTime` gives a Date. */
export const DateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  description: 'A time as RFC 3339 writes it, given in UTC: "2026-03-14T12:30:00.000Z".',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
});

function dayOf(value: unknown): string {
  if (isDay(value)) return value;
  throw new GraphQLError('Date cannot represent anything but a day such as "2026-03-14".');
}

/** A text here too: `GraphQLDate` parses to a time in UTC, and takes the year 0, which PostgreSQL rejects. */
export const CalendarDay = new GraphQLScalarType({
  name: 'Date',
  description: 'A day of the calendar as RFC 3339 writes it, years 1000 to 2999: "2026-03-14".',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
  serialize: dayOf,
  parseValue: dayOf,
});

/** Gives what is stored, which was validated when it was written; `GraphQLURL` adds slashes. */
export const Url = new GraphQLScalarType({
  ...GraphQLURL.toConfig(),
  description:
    'An absolute address with its scheme, such as "https://exemplo.com.br" or "tel:+551932345678".',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3986',
  serialize: String,
});

/** A number in our code: a double holds prices with two decimals exactly enough. */
export const Decimal = new GraphQLScalarType({
  name: 'Decimal',
  description: 'An amount of money as text, with a point and two decimals: "29.90".',
  serialize: (value) => Number(value).toFixed(2),
  parseValue(value) {
    if (typeof value === 'string' && /^-?\d{1,12}(\.\d{1,12})?$/.test(value)) return Number(value);
    throw new GraphQLError('Decimal cannot represent anything but a text such as "29.90".');
  },
});
