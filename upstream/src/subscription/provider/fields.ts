import { ProviderAway } from './provider.ts';

/** Untrusted JSON of a third party. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a JSON object. @throws ProviderAway for anything else */
export function parseFields(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    if (isFields(value)) return value;
  } catch {
    // Reported below.
  }
  throw new ProviderAway('The payment service did not answer JSON');
}

/** The object in a field; empty when there is none. */
export function fieldsIn(fields: Fields, name: string): Fields {
  const value = fields[name];
  return isFields(value) ? value : {};
}

/** The text in a field; undefined when there is none. */
export function textIn(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The integer in a field. @throws ProviderAway when there is none */
export function integerIn(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new ProviderAway(`The payment service did not say its ${name}`);
}
