/** Weekdays and months as the text form writes them. */
export const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

export const BY_APPOINTMENT = 'by appointment';

export const MOST_INTERVALS = 6;
export const MOST_SEASONS = 8;
export const MOST_EXCEPTIONS = 100;
export const MOST_NAME = 60;
export const MOST_TEXT = 8_000;

/** In Portuguese, for messages and readable texts. */
export const DAY_NAMES = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const;
export const SHORT_DAY_NAMES = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'] as const;
