/**
 * Prints each result of a benchmark with PASS or FAIL and reports it to `promises.mjs` when that started it; `end`
 * prints the sum and sets the exit code.
 */
export class Results {
  #failed = 0;

  check(what, isGood, figure) {
    if (!isGood) this.#failed++;
    process.send?.({ what, isGood, figure: String(figure) });
    console.log(`${isGood ? 'PASS' : 'FAIL'}  ${what}: ${figure}`);
  }

  end() {
    console.log(this.#failed === 0 ? '\nPASS' : `\nFAIL: ${this.#failed} of the lines above`);
    process.exitCode = this.#failed === 0 ? 0 : 1;
  }
}

/** Returns the value below which that share of `values` lies. */
export const quantile = (values, share) =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

export const ms = (value) => `${Math.round(value)} ms`;
