/** Pages of the two tables, and the page size of the stages; kept in the URL. */
export const DEFAULTS = { statuses: '1', stages: '1', size: '10' };

/** Page sizes (spec 3 §9). Only the stages offer more than the first. */
export const PAGE_SIZES = ['10', '20', '50'] as const;

/** The page size in the URL; ten if it is not one of those offered. */
export const pageSizeOf = (text: string): number => Number(PAGE_SIZES.find((size) => size === text) ?? '10');
