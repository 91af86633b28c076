import { isPassing, type FailureCode } from './failure.ts';

/** Of a GraphQL error: the keys that lead to what failed. */
interface Located {
  path?: readonly (string | number)[];
}

/** What every screen shares: the person, and the shop. */
const SHARED = new Set(['viewer', 'viewer.tenant']);

/** The keys down to where the answer ends in null. */
function endOf(data: unknown, path: readonly (string | number)[]): string {
  const walked: (string | number)[] = [];
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) break;
    walked.push(key);
    value = (value as Record<string | number, unknown>)[key];
  }
  return walked.join('.');
}

/**
 * The error that took the person or the shop out of an answer, if one did. Such an answer must not reach the store: it
 * would say there, for all screens, that nobody is signed in or that there is no shop.
 */
export const lostShop = <E extends Located>(data: unknown, errors: readonly E[]): E | undefined =>
  errors.find(({ path = [] }) => SHARED.has(endOf(data, path)));

/**
 * The error that took a record out of an answer because it could not be fetched, if one did. In the store the null would
 * stand for the record, and whatever else shows it would be gone, with what is being typed there.
 */
export const lostRecord = <E extends Located & { extensions?: { code?: FailureCode } }>(
  data: unknown,
  errors: readonly E[],
): E | undefined =>
  errors.find(({ path = [], extensions }) => endOf(data, path) === 'node' && isPassing(extensions?.code));

/**
 * The error that took a further page of a growing list out of an answer, if one did. In the store the null would stand
 * for the whole list, and the pages before would be gone; what failed in a row, below an index, leaves them there.
 */
export const lostPage = <E extends Located>(
  { after }: Readonly<Record<string, unknown>>,
  errors: readonly E[],
): E | undefined =>
  after == null ? undefined : errors.find(({ path = [] }) => !path.some((key) => typeof key === 'number'));
