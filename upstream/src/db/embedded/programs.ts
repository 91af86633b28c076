import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import type { Account } from './account.ts';
import { DatabaseRefusal } from './refusal.ts';

/**
 * Starts one of PostgreSQL's programs under its account, in a process group of its own so that Ctrl-C does not reach
 * it, in a folder that every account can enter, and without our environment.
 */
export function spawnProgram(
  program: string,
  args: readonly string[],
  account: Account | undefined,
  stdio: StdioOptions,
): ChildProcess {
  return spawn(program, args, {
    ...account,
    stdio,
    cwd: '/',
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
}

/** Runs one of PostgreSQL's programs with `input` on its standard input. @throws DatabaseRefusal with its output. */
export async function runProgram(
  program: string,
  args: readonly string[],
  account: Account | undefined,
  input = '',
): Promise<void> {
  const child = spawnProgram(program, args, account, ['pipe', 'pipe', 'pipe']);
  let said = '';
  // A program may exit without reading its input; its exit code tells whether that is an error.
  child.stdin?.on('error', () => undefined).end(input);
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | string | null>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (status, signal) => resolve(signal ?? status));
  });
  if (code !== 0) throw new DatabaseRefusal(`${program} failed (${code}): ${said.trim()}`);
}
