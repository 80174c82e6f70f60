import states from './states.json';

/** States and the Federal District by name, with their codes. */
export const STATES: readonly { code: string; name: string }[] = states;
