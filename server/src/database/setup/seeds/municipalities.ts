import text from './municipalities.csv?raw';

/** The municipalities of Brazil as columns, ready for unnest: one array a column, all of one length. */
export interface MunicipalityColumns {
  ibgeCodes: number[];
  names: string[];
  states: string[];
  populations: number[];
  latitudes: number[];
  longitudes: number[];
}

/**
 * Reads municipalities.csv (names and codes of IBGE, population estimated for 2025, position of the seat
 * in degrees). The file holds neither quotes nor commas inside values; a line that is not six values throws.
 */
export function readMunicipalities(): MunicipalityColumns {
  const columns: MunicipalityColumns = {
    ibgeCodes: [],
    names: [],
    states: [],
    populations: [],
    latitudes: [],
    longitudes: [],
  };
  for (const line of text.trimEnd().split('\n').slice(1)) {
    const [code, name, state, population, latitude, longitude, ...rest] = line.trimEnd().split(',');
    if (!code || !name || !state || !population || !latitude || !longitude || rest.length > 0) {
      throw new Error(`municipalities.csv: not six values: ${line}`);
    }
    columns.ibgeCodes.push(Number(code));
    columns.names.push(name);
    columns.states.push(state);
    columns.populations.push(Number(population));
    columns.latitudes.push(Number(latitude));
    columns.longitudes.push(Number(longitude));
  }
  return columns;
}
