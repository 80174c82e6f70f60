import { makeVar } from '@apollo/client';

/** The upload's progress: 0 to 100, undefined when no upload is running. */
export const uploadPercent = makeVar<number | undefined>(undefined);
