import { parseArgs } from 'node:util';
import { NotIsolated } from '../db/guard.ts';
import { isDatabaseAway } from '../db/faults.ts';
import type { Flags } from './ask.ts';
import { type Command, optionsOf } from './command.ts';
import { commandOf, helpText } from './commands.ts';
import { AdminFailure } from './failure.ts';
import { isOperatorError, openInstallation } from './installation.ts';

function parseFlags(command: Command, args: string[]): Flags {
  try {
    return parseArgs({ args, options: optionsOf(command), strict: true }).values as Flags;
  } catch (error) {
    throw new AdminFailure(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Runs one command line; returns what to print and whether it succeeded. Unexpected errors are thrown.
 * @param args the arguments after `pnpm admin`
 */
export async function runAdmin(
  args: string[],
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
): Promise<{ ok: boolean; text: string }> {
  const words = args.filter((text, place) => text !== '--' || place > 0);
  const [name] = words;
  if (name === undefined || name === 'help' || args.includes('--help')) return { ok: true, text: helpText() };
  const called = commandOf(words);
  if (!called) return { ok: false, text: `There is no command "${name}".\n\n${helpText()}` };
  const { command, rest } = called;
  try {
    const flags = parseFlags(command, rest);
    const installation = await openInstallation(environment);
    try {
      return { ok: true, text: (await command.run(installation, flags, now)).join('\n') };
    } finally {
      await installation.close();
    }
  } catch (error) {
    if (isOperatorError(error) || error instanceof NotIsolated) return { ok: false, text: error.message };
    if (isDatabaseAway(error)) return { ok: false, text: 'PostgreSQL does not answer.' };
    throw error;
  }
}
