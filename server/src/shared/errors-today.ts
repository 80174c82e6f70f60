const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

let counted = { day: '', count: 0 };

function ofToday(): typeof counted {
  const day = DAY.format(Date.now());
  if (counted.day !== day) counted = { day, count: 0 };
  return counted;
}

/** Counts an error that the log has. */
export function countError(): void {
  ofToday().count++;
}

/** Returns how many errors this process has logged since midnight in America/Sao_Paulo. */
export const errorsToday = (): number => ofToday().count;
