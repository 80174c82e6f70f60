const MOST_LINES = 12;

/** Returns the first lines of an error's stack, without those of packages. */
const shortened = (error) =>
  (error.stack ?? error.message)
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|new Promise)/.test(line))
    .slice(0, MOST_LINES);

/** A reporter of vitest: the seconds of each project, and the tests that passed at the second try only. */
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
      for (const test of module.children.allTests('passed')) {
        if (!test.diagnostic().flaky) continue;
        process.stdout.write(`passed at the second try: ${module.relativeModuleId} > ${test.fullName}\n`);
        for (const error of test.result().errors ?? [])
          process.stdout.write(`${shortened(error).join('\n')}\n`);
      }
    }
    for (const [name, { begun, ended }] of this.#times) {
      process.stdout.write(`${name} tests: ${((ended - begun) / 1_000).toFixed(1)} s\n`);
    }
  }
}
