import { DOCUMENT_STATUSES, DOCUMENT_TYPES, isDay } from '@galla/domain';
import type { HistoryPageQuery$variables } from '../../__generated__/HistoryPageQuery.graphql.ts';
import { readPreference } from '../../app/preference.ts';
import { readAddress } from '../../app/router/address.ts';
import type { ChangeAddress } from '../../app/router/useAddress.ts';
import { orderOf } from './sort.ts';

/** What the address says where it says nothing: invoices of all days, the newest 5 (spec 2 §9). */
export const DEFAULTS = {
  type: 'INVOICE',
  from: '',
  to: '',
  search: '',
  status: '',
  /** Empty: as chosen last on this device. */
  size: '',
  sort: '',
  /** Counts from 1: for "6–10 of 148". */
  page: '1',
  /** The cursor after which the page starts. */
  after: '',
  /** Global id of the document in the drawer. */
  open: '',
};

/** What the screen shows, as its address says it. */
export type Shown = Readonly<Record<keyof typeof DEFAULTS, string>>;

export type ChangeHistory = ChangeAddress<keyof typeof DEFAULTS>;

/** Another choice starts at the first page. */
export const FIRST_PAGE = { page: '1', after: '' };

/** `type=ALL` in the address: every kind of document. */
export const ALL_TYPES = 'ALL';

/** `status=DUE` in the address: something is still to pay, whatever the status says. */
export const STILL_TO_PAY = 'DUE';

export const PAGE_SIZES = ['5', '10', '15', '20'] as const;

/** The preference that remembers the rows on a page. */
export const SIZE_PREFERENCE = 'history-size';

const knownOf = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((one) => one === text);

/** Rows on a page. */
export const sizeOf = ({ size }: Pick<Shown, 'size'>): number =>
  Number(knownOf(PAGE_SIZES, size) ?? knownOf(PAGE_SIZES, readPreference(SIZE_PREFERENCE) ?? '') ?? '5');

/** Number of the page, from 1. Without a cursor the first is shown, whatever the address says. */
export const pageOf = ({ page, after }: Pick<Shown, 'page' | 'after'>): number =>
  after === '' ? 1 : Math.max(1, Math.trunc(Number(page)) || 1);

/** Whether anything but the kind of document narrows the list down. */
export const isFiltered = ({ from, to, search, status }: Shown): boolean =>
  [from, to, search.trim(), status].some((value) => value !== '');

/** What is asked of the graph; what somebody wrote into the address and is no value is left out. */
export function variablesOf(shown: Shown): HistoryPageQuery$variables {
  const { from, to, after } = shown;
  const orderBy = orderOf(shown);
  const search = shown.search.trim();
  const type = shown.type === ALL_TYPES ? undefined : (knownOf(DOCUMENT_TYPES, shown.type) ?? 'INVOICE');
  const status = knownOf(DOCUMENT_STATUSES, shown.status);
  return {
    first: sizeOf(shown),
    ...(type !== undefined && { type }),
    ...(status !== undefined && { status }),
    ...(shown.status === STILL_TO_PAY && { stillToPay: true }),
    ...(orderBy && { orderBy }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(search !== '' && { search }),
    ...(after !== '' && { after }),
  };
}

/** The same, read from an address. */
export const shownIn = (search: URLSearchParams): Shown => readAddress(search, DEFAULTS);
