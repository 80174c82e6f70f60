/** What is the same for everybody. Fresh at every use: whoever has it asks whether it still holds, and gets 304 (decision 021). */
export const PUBLIC = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'authorization' };

/** What is somebody's own, or no lasting answer. */
export const NO_STORE = { 'cache-control': 'no-store' };
