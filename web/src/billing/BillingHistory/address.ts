import { DOCUMENT_STATUSES, DOCUMENT_TYPES, isDay } from '@galla/domain';
import type { HistoryPageQuery$variables } from '../../__generated__/HistoryPageQuery.graphql.ts';
import { readShown } from '../../app/router/shown.ts';
import type { ChangeShown } from '../../app/router/useShown.ts';

/** What the address says where it says nothing: invoices of all days, the newest 5 (spec 2 §9). */
export const DEFAULTS = {
  type: 'INVOICE',
  from: '',
  to: '',
  search: '',
  status: '',
  size: '5',
  /** Counts from 1: for "6–10 of 148". */
  page: '1',
  /** The cursor after which the page starts. */
  after: '',
  /** Global id of the document in the drawer. */
  open: '',
};

/** What the screen shows, as its address says it. */
export type Shown = Readonly<Record<keyof typeof DEFAULTS, string>>;

export type ChangeHistory = ChangeShown<keyof typeof DEFAULTS>;

/** Another choice starts at the first page. */
export const FIRST_PAGE = { page: '1', after: '' };

/** `type=ALL` in the address: every kind of document. */
export const ALL_TYPES = 'ALL';

export const PAGE_SIZES = ['5', '10', '20'] as const;

const knownOf = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((one) => one === text);

/** Rows on a page. */
export const sizeOf = ({ size }: Pick<Shown, 'size'>): number =>
  Number(knownOf(PAGE_SIZES, size) ?? DEFAULTS.size);

/** Number of the page, from 1. */
export const pageOf = ({ page }: Pick<Shown, 'page'>): number => Math.max(1, Math.trunc(Number(page)) || 1);

/** Whether anything but the kind of document narrows the list down. */
export const isFiltered = ({ from, to, search, status }: Shown): boolean =>
  [from, to, search.trim(), status].some((value) => value !== '');

/** What is asked of the graph; what somebody wrote into the address and is no value is left out. */
export function variablesOf(shown: Shown): HistoryPageQuery$variables {
  const { from, to, after } = shown;
  const search = shown.search.trim();
  const type = shown.type === ALL_TYPES ? undefined : (knownOf(DOCUMENT_TYPES, shown.type) ?? 'INVOICE');
  const status = knownOf(DOCUMENT_STATUSES, shown.status);
  return {
    first: sizeOf(shown),
    ...(type !== undefined && { type }),
    ...(status !== undefined && { status }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(search !== '' && { search }),
    ...(after !== '' && { after }),
  };
}

/** The same, read from an address. */
export const shownIn = (search: URLSearchParams): Shown => readShown(search, DEFAULTS);
