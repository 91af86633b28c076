import type { Capability } from '../capabilities/capabilities.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { scopesOf } from './scopes.ts';

/** Maximum keys of a shop at a time. */
export const MOST_KEYS = 20;
/** Maximum length of a key's name, in characters. */
export const KEY_NAME_LENGTH = 40;

const DAY = 86_400_000;

/** Lifetimes of a key. */
export const KEY_LIVES = ['DAYS_30', 'YEAR_1', 'NO_END'] as const;
export type KeyLife = (typeof KEY_LIVES)[number];

const DAYS: Record<KeyLife, number | undefined> = { DAYS_30: 30, YEAR_1: 365, NO_END: undefined };

/** When a key made now ends; undefined: never, until it is revoked. */
export function keyEnd(life: KeyLife, now: Date): Date | undefined {
  const days = DAYS[life];
  return days === undefined ? undefined : new Date(now.getTime() + days * DAY);
}

/** A key to be created. */
export interface NewKey {
  name: string;
  /** such as "billing:create" */
  scopes: readonly string[];
}

/** A key's name in stored form. */
export const keyName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ');

function checkName(typed: string, taken: readonly string[]): Problem | undefined {
  const name = keyName(typed);
  if (name === '') return problem('name', 'INVALID_INPUT', 'keys.nameMissing');
  if (name.length > KEY_NAME_LENGTH)
    return problem('name', 'INVALID_INPUT', 'keys.nameTooLong', { max: KEY_NAME_LENGTH });
  const isTaken = taken.some((other) => other.toLowerCase() === name.toLowerCase());
  return isTaken ? problem('name', 'KEY_NAME_TAKEN', 'keys.nameTaken') : undefined;
}

function checkScopes(scopes: readonly string[], capabilities: readonly Capability[]): Problem | undefined {
  if (scopes.length === 0) return problem('scopes', 'INVALID_INPUT', 'keys.scopesMissing');
  const allowed: ReadonlySet<string> = new Set(scopesOf(capabilities));
  const closed = scopes.find((scope) => !allowed.has(scope));
  return closed === undefined
    ? undefined
    : problem('scopes', 'CLOSED_TO_KEYS', 'keys.scopeClosed', { scope: closed });
}

/**
 * Problems with a new key.
 * @param taken names of the shop's existing keys
 */
export function checkNewKey(
  { name, scopes }: NewKey,
  capabilities: readonly Capability[],
  taken: readonly string[] = [],
): Problem[] {
  const found = [checkName(name, taken), checkScopes(scopes, capabilities)];
  return found.filter((one) => one !== undefined);
}
