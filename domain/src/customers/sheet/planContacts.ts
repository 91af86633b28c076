import { inOrder, type SheetFault } from '../../catalogue/sheets/fault.ts';
import { FirstRows } from '../../catalogue/sheets/FirstRows.ts';
import type { SheetHeader } from '../../catalogue/sheets/readHeader.ts';
import type { RowValues } from '../../catalogue/sheets/readRows.ts';
import type { Day } from '../../dates/day.ts';
import { formatMessage } from '../../messages/formatMessage.ts';
import { rupees } from '../../money/format.ts';
import { parseRupees } from '../../money/parse.ts';
import { normalizeMobile } from '../mobile.ts';
import { checkContact } from './checkContact.ts';
import { CONTACT_COLUMNS, contactFields, type ContactValues } from './contactFields.ts';

/** A contact of the shop whose number is in the sheet. */
export interface KnownContact {
  id: string;
  /** Whether the user importing the sheet may see and change it; otherwise its number only counts as taken. */
  open: boolean;
  values: ContactValues;
}

/** The planned outcome of a row. */
export interface PlannedContact {
  row: number;
  /** The contact that is changed; undefined for a new one. */
  id: string | undefined;
  /** Its values afterwards; undefined where nothing changes. */
  values: ContactValues | undefined;
}

export interface ContactPlan {
  rows: PlannedContact[];
  /** In reading order of the sheet. The import runs only without faults. */
  faults: SheetFault[];
}

interface Input {
  header: SheetHeader;
  rows: readonly RowValues[];
  /** Faults of single cells. */
  cellFaults: readonly SheetFault[];
  /** By mobile in stored form. */
  known: ReadonlyMap<string, KnownContact>;
  /** Whether the importing user may set opening dues. */
  mayOwe: boolean;
  /** Whether the importing user may set credit limits. */
  mayLimit: boolean;
  today: Day;
}

/** A row's values over the existing ones; blank cells leave those unchanged. */
function merged(said: Readonly<Record<string, string>>, before: ContactValues | undefined): ContactValues {
  return Object.fromEntries(
    CONTACT_COLUMNS.map((column) => [column, said[column]?.trim() || (before?.[column] ?? '')]),
  ) as ContactValues;
}

/** An amount in stored form, with two decimals; empty when nothing is owed. Unreadable text is returned unchanged. */
function written(opening: string): string {
  const amount = parseRupees(opening);
  return amount === undefined ? opening : amount === 0 ? '' : rupees(amount);
}

/** An amount in stored form, with two decimals; 0 is a valid limit. Unreadable text is returned unchanged. */
function asRupees(text: string): string {
  const amount = text === '' ? undefined : parseRupees(text);
  return amount === undefined ? text : rupees(amount);
}

/** Checks every row against the rules of a contact and the shop's contacts, and reports all faults. */
export function planContacts({
  header,
  rows,
  cellFaults,
  known,
  mayOwe,
  mayLimit,
  today,
}: Input): ContactPlan {
  const labels = new Map(contactFields().map(({ name, label }) => [name, label]));
  const faults = [...header.faults, ...cellFaults];
  const damaged = new Set(cellFaults.map(({ row, column }) => `${row} ${column}`));
  const first = new FirstRows();
  const planned = rows.map(({ row, values: said }): PlannedContact => {
    const addFault = (field: string, message: string): void => {
      const column = header.places.get(field) ?? null;
      // A cell that is unreadable because of a formula is not also reported as missing.
      if (!damaged.has(`${row} ${column}`))
        faults.push({ row, column, label: header.labels.get(field) ?? labels.get(field) ?? field, message });
    };
    const mobile = normalizeMobile(said['mobile'] ?? '');
    const there = mobile === undefined ? undefined : known.get(mobile);
    const values = merged(said, there?.open ? there.values : undefined);
    for (const { field, message } of checkContact(values, today)) addFault(field, message);
    const earlier = mobile === undefined ? undefined : first.claim(mobile, row);
    if (earlier !== undefined) addFault('mobile', formatMessage('contacts.sameMobile', { row: earlier }));
    else if (there && !there.open) addFault('mobile', formatMessage('customers.mobileTaken'));
    const opening = values.opening_due;
    const before = there?.open ? there.values.opening_due : '';
    const after = {
      ...values,
      mobile: mobile ?? '',
      opening_due: written(opening),
      credit_limit: asRupees(values.credit_limit),
    };
    const limitBefore = there?.open ? there.values.credit_limit : '';
    if (after.credit_limit !== limitBefore && !mayLimit)
      addFault('credit_limit', formatMessage('contacts.limitRight'));
    if (after.opening_due !== before && !mayOwe)
      addFault('opening_due', formatMessage('contacts.openingRight'));
    else if (after.opening_due !== before && before !== '')
      addFault('opening_due', formatMessage('contacts.openingKept'));
    const same = there && CONTACT_COLUMNS.every((column) => after[column] === there.values[column]);
    return { row, id: there?.id, values: same ? undefined : after };
  });
  return { rows: planned, faults: inOrder(faults) };
}
