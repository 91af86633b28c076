/**
 * Whether a list's response includes an extra part: one named by `include`; without it all except `page` and `changes`,
 * which the documented responses do not have.
 */
export function isIncluded(include: string | undefined, part: string): boolean {
  return include === undefined ? part !== 'page' && part !== 'changes' : include.split(',').includes(part);
}

/** The page requested by a call of a list. */
export function pageAsked(
  {
    limit,
    offset,
    after,
    include,
  }: {
    limit?: number | undefined;
    offset?: number | undefined;
    after?: string | null | undefined;
    include?: string | undefined;
  },
  usual: number,
) {
  return { limit: limit ?? usual, offset, after, withCursors: isIncluded(include, 'page') };
}
