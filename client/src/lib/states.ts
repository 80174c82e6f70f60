import states from './states.json';

/** The federation's units: two letters and the name, by name. */
export const STATES: readonly { code: string; name: string }[] = states;
