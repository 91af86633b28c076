import {
  buildSchema,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type DangerousChange,
} from 'graphql';

/** What became different for the clients of the last release, one sentence each. */
export interface Changes {
  /** What a client would stumble over. */
  breaking: string[];
  /** What a client gets along with that follows docs/graph-changes.md. */
  additive: string[];
}

/** Enums and unions that never grow: clients need no default for them. A table of docs/graph-changes.md names them. */
export type Closed = ReadonlySet<string>;

/** Additions that a client meets in answers, where its code may have no branch for them. */
const GROWTH: ReadonlySet<DangerousChangeType> = new Set([
  DangerousChangeType.VALUE_ADDED_TO_ENUM,
  DangerousChangeType.TYPE_ADDED_TO_UNION,
]);

function breaks({ type, description }: DangerousChange, closed: Closed): boolean {
  // Who relied on the default gets something else for the same document.
  if (type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE) return true;
  return GROWTH.has(type) && [...closed].some((name) => description.split(/\W+/).includes(name));
}

const texts = (changes: readonly { description: string }[]): string[] =>
  changes.map(({ description }) => description).toSorted();

/** Compares the schema of the last release with the one of now. */
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
