import { CHECKS } from './checks.mjs';
import { runSteps } from './run-steps.mjs';

// npm run check [NAME…]: all checks, or those whose name has one of the words in it.
const wanted = process.argv.slice(2);
const steps = CHECKS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (steps.length === 0) {
  process.stderr.write(
    `No check is called ${wanted.join(' or ')}:\n${CHECKS.map(({ name }) => name).join('\n')}\n`,
  );
}
const failed = await runSteps(steps);
process.exit(failed.length === 0 && steps.length > 0 ? 0 : 1);
