import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { AdminFailure } from './failure.ts';

/** Parsed flags of a command. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>;

/** A value that a command needs. */
export interface Wanted {
  flag: string;
  /** The question for an interactive terminal. */
  question: string;
  /** The problem with an answer; undefined when it is valid. */
  check?: (answer: string) => string | undefined;
  /** Not echoed while typed. */
  secret?: boolean;
}

/** Asks one question; a secret answer is not echoed. */
async function askOnce({ question, secret }: Wanted): Promise<string> {
  stdout.write(`${question}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: secret ? silent : stdout, terminal: stdin.isTTY });
  try {
    const answer = await terminal.question('');
    if (secret) stdout.write('\n');
    return answer.trim();
  } finally {
    terminal.close();
  }
}

/**
 * The value of a flag. On an interactive terminal a missing value is asked for until it is valid.
 * @throws AdminFailure when the value is missing or invalid and the terminal is not interactive
 */
export async function wanted(flags: Flags, want: Wanted): Promise<string> {
  const { flag, question, check = () => undefined } = want;
  const given = flags[flag];
  if (typeof given === 'string') {
    const fault = check(given.trim());
    if (fault !== undefined) throw new AdminFailure(`--${flag}: ${fault}`);
    return given.trim();
  }
  if (!stdin.isTTY) throw new AdminFailure(`--${flag} is missing (${question}).`);
  for (;;) {
    const answer = await askOnce(want);
    const fault = answer === '' ? 'This is needed.' : check(answer);
    if (fault === undefined) return answer;
    stdout.write(`  ${fault}\n`);
  }
}
