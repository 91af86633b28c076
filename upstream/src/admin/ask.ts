import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { AdminFailure } from './failure.ts';

/** What a command was told by its flags. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>;

/** A value that a command needs. */
export interface Wanted {
  flag: string;
  /** What is asked at a terminal. */
  question: string;
  /** What is wrong with an answer, or undefined. */
  check?: (answer: string) => string | undefined;
  /** Typed without being shown. */
  secret?: boolean;
}

/** Asks one question; a secret answer is not shown while it is typed. */
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
 * The value of a flag; at a terminal it is asked for when it is missing, until it is right.
 * @throws AdminFailure when it is missing or wrong and nobody can be asked
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
