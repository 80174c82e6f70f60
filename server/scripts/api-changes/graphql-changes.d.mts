/** Returns what breaks clients of the old schema, as English sentences. `today` is a day such as "2026-11-23". */
export declare function graphqlChanges(oldText: string, newText: string, today: string): string[];
