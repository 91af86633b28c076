import { isPassing, type FailureCode } from './failure.ts';

/** A GraphQL error with its path. */
interface Located {
  path?: readonly (string | number)[];
}

/** Fields that every screen shares: the viewer and the shop. */
const SHARED = new Set(['viewer', 'viewer.tenant']);

/** The path down to the point where the answer is null. */
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
 * The error that removed the viewer or the shop from an answer, if any. Such an answer must not reach the store,
 * where it would tell all screens that nobody is signed in or that there is no shop.
 */
export const lostShop = <E extends Located>(data: unknown, errors: readonly E[]): E | undefined =>
  errors.find(({ path = [] }) => SHARED.has(endOf(data, path)));

/**
 * The error that removed a record from an answer because it could not be fetched, if any. In the store the null
 * would replace the record, and everything else that shows it would disappear, including unsaved input.
 */
export const lostRecord = <E extends Located & { extensions?: { code?: FailureCode } }>(
  data: unknown,
  errors: readonly E[],
): E | undefined =>
  errors.find(({ path = [], extensions }) => endOf(data, path) === 'node' && isPassing(extensions?.code));

/**
 * The error that removed the next page of a growing list from an answer, if any. In the store the null would replace
 * the whole list and drop the pages before it; errors inside a row, below an index, do not.
 */
export const lostPage = <E extends Located>(
  { after }: Readonly<Record<string, unknown>>,
  errors: readonly E[],
): E | undefined =>
  after == null ? undefined : errors.find(({ path = [] }) => !path.some((key) => typeof key === 'number'));
