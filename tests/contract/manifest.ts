import { readFileSync } from 'node:fs';

/** An operation of the web client in the gateway's manifest. */
export interface Registered {
  id: string;
  name: string;
  isQuery: boolean;
}

const FILE = new URL('../../gateway/src/http/persisted.json', import.meta.url);

/** The web client's queries and mutations, by name; the cost of subscriptions is tested where they are served. */
export function readManifest(): Registered[] {
  const operations: Record<string, string> = JSON.parse(readFileSync(FILE, 'utf8'));
  return Object.entries(operations)
    .filter(([, text]) => !text.startsWith('subscription'))
    .map(([id, text]) => ({
      id,
      name: /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? id,
      isQuery: text.startsWith('query'),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
