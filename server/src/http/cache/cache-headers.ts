/** For public answers: revalidated at every use, with 304 when unchanged. */
export const PUBLIC = {
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'authorization, origin',
};

/** For personal answers and errors. */
export const NO_STORE = { 'cache-control': 'no-store' };
