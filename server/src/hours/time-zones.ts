/** Zones of the states, by IANA; see `EXCEPTIONS` for parts of AM and PE. */
const ZONE_OF_STATE: Readonly<Record<string, string>> = {
  AC: 'Rio_Branco',
  AL: 'Maceio',
  AM: 'Manaus',
  AP: 'Belem',
  BA: 'Bahia',
  CE: 'Fortaleza',
  MA: 'Fortaleza',
  MS: 'Campo_Grande',
  MT: 'Cuiaba',
  PA: 'Belem',
  PB: 'Fortaleza',
  PE: 'Recife',
  PI: 'Fortaleza',
  RN: 'Fortaleza',
  RO: 'Porto_Velho',
  RR: 'Boa_Vista',
  SE: 'Maceio',
  TO: 'Araguaina',
};
const OTHER_STATES = 'Sao_Paulo';

/** Municipalities with a zone of their own, by IBGE code: the west of Amazonas, and Fernando de Noronha. */
const EXCEPTIONS: Readonly<Record<string, readonly number[]>> = {
  Eirunepe: [
    1300201, 1300607, 1300706, 1301407, 1301506, 1301654, 1301803, 1301951, 1302306, 1302405, 1303502,
    1303908, 1304062,
  ],
  Noronha: [2605459],
};
const ZONE_OF_CITY = new Map(
  Object.entries(EXCEPTIONS).flatMap(([zone, codes]) => codes.map((code) => [code, zone] as const)),
);

/** Where a company is, as far as its hours depend on it. */
export interface HoursPlace {
  /** Two letters, for the holidays. */
  state: string;
  /** IANA name. */
  timeZone: string;
}

/** Returns the place of a city; one that administrators added has no code and the zone of its state. */
export const hoursPlace = (state: string, ibgeCode: number | null): HoursPlace => ({
  state,
  timeZone: `America/${(ibgeCode === null ? undefined : ZONE_OF_CITY.get(ibgeCode)) ?? ZONE_OF_STATE[state] ?? OTHER_STATES}`,
});

/** The cities whose zone is not that of their state. */
export const CITIES_WITH_OWN_ZONE: readonly number[] = [...ZONE_OF_CITY.keys()];
