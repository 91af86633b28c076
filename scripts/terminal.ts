/** What is wrong, in one sentence for the person at the terminal; no stack is shown. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** After this time a person wonders whether anything is going on. */
const PATIENCE = 3_000;

/** Does one piece of work and then says so on one line, with the time that it took. */
export async function step<T>(done: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const waiting = setTimeout(() => console.log(`  … soon: ${done}`), PATIENCE);
  try {
    const result = await work();
    console.log(`  ${done.padEnd(44)} ${seconds(begin).padStart(8)}`);
    return result;
  } finally {
    clearTimeout(waiting);
  }
}

/** The text of an error for the terminal: a sentence where one was written, else everything that is known. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name.endsWith('Refusal') ? error.message : (error.stack ?? error.message);
}

/** Writing to a terminal that was closed must not end us before what we started is stopped. */
export function outliveTerminal(): void {
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
}
