import { readFileSync } from 'node:fs';

/** An example call for the API's page: made in a demo shop, with its real response. */
export interface Example {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
  /** Names of the parts sent as files. */
  files?: readonly string[];
  /** The response; for bytes and streams only a description. */
  answer: unknown;
}

/** Written by examples.test.ts with WRITE_EXAMPLES=1; otherwise the test compares it with the current responses. */
export const EXAMPLES_FILE = new URL('examples.json', import.meta.url);

/** The examples of all calls by slice and name: "billing.createInvoice". Read on the first request of the page. */
export function readExamples(): Readonly<Record<string, Example>> {
  return JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Record<string, Example>;
}
