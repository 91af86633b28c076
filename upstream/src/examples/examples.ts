import { readFileSync } from 'node:fs';

/** A call as the API's page shows it: made in a demo shop, and answered by it. */
export interface Example {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
  /** The names of the parts that came as files. */
  files?: readonly string[];
  /** The answer; of bytes and streams only what they are. */
  answer: unknown;
}

/** Written by examples.test.ts with WRITE_EXAMPLES=1, which otherwise holds it against what the calls answer. */
export const EXAMPLES_FILE = new URL('examples.json', import.meta.url);

/** The examples of all calls, by slice and name: "billing.createInvoice". Read when somebody opens the page. */
export function readExamples(): Readonly<Record<string, Example>> {
  return JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Record<string, Example>;
}
