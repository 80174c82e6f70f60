import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const AT_ONCE = 2;

/** Runs a command in the repository's root and returns whether it succeeded, with what it wrote. */
function run([command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}

async function runStep({ name, commands }) {
  const begun = Date.now();
  for (const command of commands) {
    const { passed, output } = await run(command);
    const seconds = ((Date.now() - begun) / 1_000).toFixed(1);
    if (!passed) {
      process.stdout.write(`FAILED ${name} (${seconds} s)\n${output}\n`);
      return false;
    }
    if (command === commands.at(-1)) process.stdout.write(`ok     ${name} (${seconds} s)\n`);
  }
  return true;
}

/** Runs steps, two at once and each one's commands in their order; returns the names of those that failed. */
export async function runSteps(steps) {
  const waiting = [...steps];
  const failed = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await runStep(step))) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}
