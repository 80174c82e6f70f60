import { appendFileSync } from 'node:fs';

const MOST_LINES = 12;
const { TEST_SUMMARY } = process.env;

/** Writes to the file `TEST_SUMMARY`, which `npm test` prints after all its runs, or else at once. */
const write = (text) => (TEST_SUMMARY ? appendFileSync(TEST_SUMMARY, text) : process.stdout.write(text));

/** Returns the first lines of an error's stack, without those of packages. */
const shortened = (error) =>
  (error.stack ?? error.message)
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|new Promise)/.test(line))
    .slice(0, MOST_LINES);

/** Prints a test with its errors. */
const report = (how, module, test) => {
  write(`${how}: ${module.relativeModuleId} > ${test.fullName}\n`);
  for (const error of test.result().errors ?? []) write(`${shortened(error).join('\n')}\n`);
};

/**
 * A reporter of vitest: the tests that passed at the second try only, those that failed, and the seconds of each project; last,
 * where the end of a long output is looked at.
 */
export default class TestSummary {
  #times = new Map();

  onTestModuleQueued({ project }) {
    if (!this.#times.has(project.name))
      this.#times.set(project.name, { begun: Date.now(), ended: Date.now() });
  }

  onTestModuleEnd({ project }) {
    this.#times.get(project.name).ended = Date.now();
  }

  onTestRunEnd(modules) {
    for (const module of modules) {
      for (const test of module.children.allTests('passed'))
        if (test.diagnostic().flaky) report('passed at the second try', module, test);
    }
    for (const module of modules) {
      for (const test of module.children.allTests('failed')) report('FAILED', module, test);
    }
    for (const [name, { begun, ended }] of this.#times) {
      write(`${name} tests: ${((ended - begun) / 1_000).toFixed(1)} s\n`);
    }
  }
}
