import type { ParseArgsOptionsConfig } from 'node:util';
import type { Flags } from './ask.ts';
import type { Installation } from './installation.ts';

/** A command of `pnpm admin`. */
export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** Flags, each with a one-line description. */
  flags: Readonly<Record<string, { about: string; type: 'string' | 'boolean' }>>;
  /** Runs the command and returns the lines to print. */
  run(installation: Installation, flags: Flags, now: Date): Promise<string[]>;
}

/** The flags in the format of `parseArgs`. */
export function optionsOf(command: Command): ParseArgsOptionsConfig {
  return Object.fromEntries(Object.entries(command.flags).map(([name, { type }]) => [name, { type }]));
}
