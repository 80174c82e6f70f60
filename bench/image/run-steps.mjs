import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { contextFiles, ROOT, readStages } from './dockerfile.mjs';

/** A path of the image inside of a stage's folder. */
const inside = (stage, path) => join(stage.folder, resolve(stage.cwd, path));

function copy(stage, stages, { flags, rest }) {
  const from = flags.find((flag) => flag.startsWith('--from='))?.slice(7);
  const words = rest.split(/\s+/);
  const target = words.pop();
  for (const source of words) {
    const isFolder = from
      ? statSync(join(stages.find(({ name }) => name === from).folder, source)).isDirectory()
      : statSync(join(ROOT, source)).isDirectory();
    const to = inside(
      stage,
      target.endsWith('/') && !isFolder ? join(target, source.split('/').at(-1)) : target,
    );
    if (from) {
      cpSync(join(stages.find(({ name }) => name === from).folder, source), to, { recursive: true });
      continue;
    }
    for (const file of contextFiles().filter((one) => one === source || one.startsWith(`${source}/`))) {
      const path = isFolder ? join(to, file.slice(source.length)) : to;
      mkdirSync(dirname(path), { recursive: true });
      cpSync(join(ROOT, file), path);
    }
  }
}

/**
 * Runs the image's steps, in their order, in folders below `folder` instead of an engine. Returns what would be
 * started: `{cwd, env, user, command, health}`. What only an engine has (the base image) is this machine's.
 */
export function runSteps(folder, say) {
  const stages = readStages();
  let started = null;
  for (const [index, stage] of stages.entries()) {
    Object.assign(stage, { folder: join(folder, `stage-${index}`), cwd: '/', env: {}, user: null });
    mkdirSync(stage.folder);
    for (const step of stage.steps) {
      say(`  ${index + 1} ${step.word} ${[...step.flags, step.rest].join(' ').slice(0, 100)}`);
      if (step.word === 'WORKDIR') {
        stage.cwd = resolve(stage.cwd, step.rest);
        mkdirSync(join(stage.folder, stage.cwd), { recursive: true });
      } else if (step.word === 'COPY') copy(stage, stages, step);
      else if (step.word === 'ENV')
        stage.env[step.rest.split('=')[0]] = step.rest.slice(step.rest.indexOf('=') + 1);
      else if (step.word === 'USER') stage.user = step.rest.split(':').map(Number);
      else if (step.word === 'CMD') stage.command = JSON.parse(step.rest);
      else if (step.word === 'HEALTHCHECK') stage.health = JSON.parse(step.rest.replace(/^.*?CMD /, ''));
      else if (step.word === 'RUN') {
        const { status } = spawnSync('sh', ['-c', step.rest], {
          cwd: join(stage.folder, stage.cwd),
          stdio: ['ignore', 'ignore', 'inherit'],
          env: { PATH: process.env.PATH, HOME: folder, ...registryOf(process.env), ...stage.env },
        });
        if (status !== 0) throw new Error(`RUN ${step.rest}: ${status}`);
      } else if (!['EXPOSE', 'STOPSIGNAL'].includes(step.word)) throw new Error(`Unknown: ${step.word}`);
    }
    const { cwd, env, user, command, health } = stage;
    started = { cwd: join(stage.folder, cwd), env, user, command, health };
  }
  if (!existsSync(started.cwd)) throw new Error('The image has no folder to run in.');
  return started;
}

/** How this machine reaches its packages, which an engine's machine has its own way to. */
const registryOf = (env) =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => /^(?:npm_config_|.*_proxy$|NODE_EXTRA_CA|SSL_CERT)/i.test(name)),
  );
