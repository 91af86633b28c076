import {
  buildSchema,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type DangerousChange,
} from 'graphql';

/** What changed for clients of the last release, one sentence per change. */
export interface Changes {
  /** Changes that break existing clients. */
  breaking: string[];
  /** Additive changes, which clients that follow docs/graph-changes.md can handle. */
  additive: string[];
}

/**
 * Enums and unions that are promised never to grow, so clients need no default branch. They are listed in a table of
 * docs/graph-changes.md.
 */
export type Closed = ReadonlySet<string>;

/** Additions that appear in responses, where client code may have no branch for them. */
const GROWTH: ReadonlySet<DangerousChangeType> = new Set([
  DangerousChangeType.VALUE_ADDED_TO_ENUM,
  DangerousChangeType.TYPE_ADDED_TO_UNION,
]);

function breaks({ type, description }: DangerousChange, closed: Closed): boolean {
  // A client that relied on the default gets another result for the same document.
  if (type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE) return true;
  return GROWTH.has(type) && [...closed].some((name) => description.split(/\W+/).includes(name));
}

const texts = (changes: readonly { description: string }[]): string[] =>
  changes.map(({ description }) => description).toSorted();

/** Compares the schema of the last release with the current one. */
export function changesBetween(released: string, current: string, closed: Closed): Changes {
  const before = buildSchema(released, { assumeValidSDL: true });
  const after = buildSchema(current, { assumeValidSDL: true });
  const dangerous = findDangerousChanges(before, after);
  const breaking = [
    ...findBreakingChanges(before, after),
    ...dangerous.filter((change) => breaks(change, closed)),
  ];
  const additive = dangerous.filter((change) => !breaks(change, closed));
  return { breaking: texts(breaking), additive: texts(additive) };
}
