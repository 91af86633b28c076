/** A list request as a fake sees it. */
interface Asked {
  limit?: number | undefined;
  offset?: number | undefined;
  after?: string | null | undefined;
  include?: string | readonly string[] | undefined;
}

/** Whether a fake should include a part besides its rows, by upstream's `include`. */
export function isIncluded({ include }: Asked, part: string): boolean {
  if (include === undefined) return part !== 'page';
  return (typeof include === 'string' ? include.split(',') : include).includes(part);
}

/** A page of rows as upstream's lists answer it; its cursors are positions in the list. */
export function fakePage<Row>(rows: readonly Row[], asked: Asked, usual = 100) {
  const { limit = usual, offset = 0, after } = asked;
  const begin = after ? Number(after.slice(4)) + 1 : offset;
  const shown = rows.slice(begin, begin + limit);
  const cursors = shown.map((_, index) => `row-${begin + index}`);
  return {
    rows: shown,
    place: {
      ...(isIncluded(asked, 'page') && { page: { cursors, has_more: begin + limit < rows.length } }),
      ...(isIncluded(asked, 'count') && { total: rows.length }),
    },
  };
}
