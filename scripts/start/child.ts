import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inside, ROOT } from '../paths.ts';
import { Refusal } from '../terminal.ts';

/** Node's options for starting a program again whenever one of its files changes. */
export const WATCH = ['--watch', '--watch-preserve-output'];

/** A program of ours to run beside the starter. */
export interface ChildPlan {
  name: string;
  /** Node's arguments: options, then the program's file. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Whether it answers. Asked again and again until it does. */
  isReady: () => Promise<boolean>;
  /** Makes room for it; before every start. */
  prepare?: () => void;
  /** Milliseconds for finishing what it was asked to do; then it is killed. */
  stopWithin: number;
}

/** A program that is started again whenever it dies. */
export interface Child {
  /** Settles when it answers for the first time. @throws Refusal when it ends before that. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

interface Run {
  process: ChildProcess;
  /** How it ended. */
  ended: Promise<string>;
}

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 2_000;
/** One that ran for this long died of something else than the time before. */
const STEADY = 30_000;

/**
 * Where Node keeps what it made of the sources: the next start does not load the compiler for their types, which saves
 * a second and 30 MB in each program. Where it can't be written, Node goes without.
 */
export const COMPILED = { NODE_COMPILE_CACHE: inside('node_modules', '.cache', 'node') };

const LEAVE = pathToFileURL(inside('scripts', 'start', 'leaveWithStarter.ts')).href;

function launch({ args, env, prepare }: ChildPlan): Run {
  prepare?.();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', LEAVE, ...args],
    {
      cwd: ROOT,
      env: { ...COMPILED, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // A group of its own: a Ctrl-C reaches the starter only, which then stops all in the right order.
      detached: true,
    },
  );
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  return { process: child, ended };
}

async function end({ process: child, ended }: Run, stopWithin: number): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithin);
  await ended;
  clearTimeout(timer);
}

/** Starts a program and keeps it running until `stop`; `tell` hears of every end that nobody asked for. */
export function superviseChild(plan: ChildPlan, report: (line: string) => void): Child {
  const stopping = new AbortController();
  const { signal } = stopping;
  let run = launch(plan);

  async function firstAnswer(): Promise<void> {
    let early: string | undefined;
    void run.ended.then((how) => (early = how));
    while (!(await plan.isReady())) {
      if (signal.aborted) throw new Refusal(`${plan.name} was stopped before it was ready.`);
      if (early !== undefined) throw new Refusal(`${plan.name} did not start (${early}).`);
      await wait(50, undefined, { signal }).catch(() => undefined);
    }
  }

  async function keepRunning(): Promise<void> {
    let pause = FIRST_PAUSE;
    while (!signal.aborted) {
      const began = performance.now();
      const how = await run.ended;
      if (signal.aborted) return;
      if (performance.now() - began > STEADY) pause = FIRST_PAUSE;
      report(`${plan.name} ended (${how}) and is started again.`);
      await wait(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
      if (!signal.aborted) run = launch(plan);
    }
  }

  const ready = firstAnswer();
  // Whoever waits for `ready` hears of a failure; here it only means that there is nothing to keep.
  const kept = ready.then(keepRunning, () => undefined);
  return {
    ready,
    async stop() {
      stopping.abort();
      await end(run, plan.stopWithin);
      await kept;
    },
  };
}
