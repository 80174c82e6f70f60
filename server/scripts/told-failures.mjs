import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const MOST_LINES = 12;

/** Without the lines of tools, which say nothing of the fault. */
const shortened = (reason) =>
  reason
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|new Promise)/.test(line))
    .slice(0, MOST_LINES);

/**
 * What a JSON report of vitest says went wrong, as lines to be read at the end of a long run: tests that failed, and
 * those that passed at the second try only.
 */
export function toldFailures(file, root) {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = relative(root, name);
    const tests = assertionResults.flatMap((test) => {
      const [reason] = test.failureMessages ?? [];
      if (reason === undefined) return [];
      const what = test.status === 'failed' ? 'FAILED' : 'passed at the second try';
      return [`${what}: ${place} > ${test.fullName}`, ...shortened(reason)];
    });
    // A file that could not even be begun has no tests.
    if (status === 'failed' && tests.length === 0) tests.push(`FAILED: ${place}`, ...shortened(message));
    return tests;
  });
}
