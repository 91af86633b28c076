/**
 * Whether a list is to tell a part beside its rows: one that `include` names; without it, all but where the page
 * stands and what has changed, which the documented answers do not have.
 */
export function isIncluded(include: string | undefined, part: string): boolean {
  return include === undefined ? part !== 'page' && part !== 'changes' : include.split(',').includes(part);
}

/** The page that a list's call asks for. */
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
