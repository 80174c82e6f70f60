/** Values of closed lists in Portuguese, by the field that holds them. */
export type ChoiceNames = Readonly<Record<string, Readonly<Record<string, string>>>>;
