/** Returns what breaks clients of the old OpenAPI document, as English sentences. */
export declare function openapiChanges(oldDocument: object, newDocument: object): string[];
