/** Pages of the two tables, and how many stages stand on one; kept in the address. */
export const DEFAULTS = { statuses: '1', stages: '1', size: '10' };

/** Rows of a page (spec 3 §9), and what else stages may have. */
export const PAGE_SIZES = [10, 20, 50] as const;

/** The size that the address names; ten for any that is not offered. */
export const pageSizeOf = (text: string): number => PAGE_SIZES.find((size) => String(size) === text) ?? 10;
