/** What is the same for everybody. Fresh at every use: whoever has it asks whether it still holds, and gets 304 (decision 021). */
export const SHARED = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'authorization' };

/** What is somebody's own, or no lasting answer. */
export const OWN = { 'cache-control': 'no-store' };
