/** A failure explained in one sentence for the person at the terminal; no stack is shown. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** Milliseconds of silence after which the terminal shows progress. */
const PATIENCE = 3_000;

/** Runs one step and reports it on one line, with its duration. */
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

/** The text of an error for the terminal: its sentence if it is a Refusal, else all details. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name.endsWith('Refusal') ? error.message : (error.stack ?? error.message);
}

/** Writing to a closed terminal must not end this process before its children are stopped. */
export function outliveTerminal(): void {
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
}
