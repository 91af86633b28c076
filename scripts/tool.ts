import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inside, ROOT } from './paths.ts';
import { Refusal } from './terminal.ts';

/** How a tool is run. */
export interface ToolOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
  /** Shows the output immediately instead of capturing it. */
  show?: boolean;
}

/** The output of a tool, and whether it succeeded. */
export interface ToolResult {
  ok: boolean;
  output: string;
}

/** Our environment with the PATH that tools need to find each other, also when not started by pnpm. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: [inside('node_modules', '.bin'), process.env['PATH']].join(delimiter) };
}

/** The environment for production builds, whatever our own NODE_ENV is, for example that of a test runner. */
export function buildEnvironment(): NodeJS.ProcessEnv {
  return { ...toolEnvironment(), NODE_ENV: 'production' };
}

/** Runs a Node program to its end. `args` begins with the file of the program. */
export async function tryTool(args: readonly string[], options: ToolOptions = {}): Promise<ToolResult> {
  const { cwd = ROOT, signal, show = false } = options;
  const child = spawn(process.execPath, args, {
    cwd,
    env: options.env ?? toolEnvironment(),
    signal,
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  return { ok, output };
}

/** Runs a Node program that must succeed. @throws Refusal with its output. */
export async function runTool(
  what: string,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<string> {
  const { ok, output } = await tryTool(args, options);
  if (!ok) throw new Refusal(`${what} failed:\n${output.trimEnd()}`);
  return output;
}
