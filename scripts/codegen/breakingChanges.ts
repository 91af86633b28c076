import { buildSchema, findBreakingChanges } from 'graphql';

/** What an existing client of the graph would stumble over, one sentence each. */
export function breakingChanges(before: string, after: string): string[] {
  if (before === '' || before === after) return [];
  const changes = findBreakingChanges(buildSchema(before), buildSchema(after));
  return changes.map(({ description }) => description);
}
