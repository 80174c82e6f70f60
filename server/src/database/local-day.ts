/** SQL of the day in Brasília. */
export const TODAY = 'local_day(now())';

/** Returns SQL of the first moment of a day in Brasília; `day` is SQL of a date. */
export const startOfDay = (day: string): string => `(${day})::timestamp AT TIME ZONE 'America/Sao_Paulo'`;
