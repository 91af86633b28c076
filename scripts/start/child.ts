import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inside, ROOT } from '../paths.ts';
import { Refusal } from '../terminal.ts';

/** Node options that restart a program whenever one of its files changes. */
export const WATCH = ['--watch', '--watch-preserve-output'];

/** How to run a child process of the starter. */
export interface ChildPlan {
  name: string;
  /** Node arguments: options, then the file of the program. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Whether it is ready; polled until it is. */
  isReady: () => Promise<boolean>;
  /** Called before every start, for example to remove a stale socket. */
  prepare?: () => void;
  /** Grace period in milliseconds after SIGTERM, before the process is killed. */
  stopWithin: number;
}

/** A process that is restarted whenever it exits. */
export interface Child {
  /** Resolves when the process is ready for the first time. @throws Refusal when it exits before that. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

interface Run {
  process: ChildProcess;
  /** Resolves with how the process ended. */
  ended: Promise<string>;
}

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 2_000;
/** After this uptime in milliseconds, a crash counts as a new problem rather than a repeated one. */
const STEADY = 30_000;

/**
 * Node's compile cache: later starts skip the compiler for TypeScript, which saves a second and 30 MB per process. Node
 * works without it when the folder is not writable.
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
      // A process group of its own: Ctrl-C reaches only the starter, which then stops its children in the right order.
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

/** Starts a program and keeps it running until `stop`; `report` receives every unrequested exit. */
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
  // The caller awaiting `ready` handles the failure; here there is just nothing to keep running.
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
