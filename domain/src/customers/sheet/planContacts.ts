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

/** A contact of the shop that has a number of the sheet. */
export interface KnownContact {
  id: string;
  /** Whether who sends the sheet may see and change it; if not, its number is only taken. */
  open: boolean;
  values: ContactValues;
}

/** What becomes of a row. */
export interface PlannedContact {
  row: number;
  /** The contact that is changed; undefined for a new one. */
  id: string | undefined;
  /** What it will be; undefined where nothing changes. */
  values: ContactValues | undefined;
}

export interface ContactPlan {
  rows: PlannedContact[];
  /** In the order in which one reads the sheet. It is run only without any. */
  faults: SheetFault[];
}

interface Input {
  header: SheetHeader;
  rows: readonly RowValues[];
  /** Faults of single cells. */
  cellFaults: readonly SheetFault[];
  /** By mobile, as it is kept. */
  known: ReadonlyMap<string, KnownContact>;
  /** Whether who sends the sheet may say what customers owed before. */
  mayOwe: boolean;
  /** Whether he may say how much customers may owe. */
  mayLimit: boolean;
  today: Day;
}

/** What a row says; a blank cell leaves what is there as it is. */
function merged(said: Readonly<Record<string, string>>, before: ContactValues | undefined): ContactValues {
  return Object.fromEntries(
    CONTACT_COLUMNS.map((column) => [column, said[column]?.trim() || (before?.[column] ?? '')]),
  ) as ContactValues;
}

/** An amount as it is kept, with two places; nothing where nothing is owed. What is no amount stays as it was typed. */
function written(opening: string): string {
  const amount = parseRupees(opening);
  return amount === undefined ? opening : amount === 0 ? '' : rupees(amount);
}

/** An amount as it is kept, with two places; a limit of 0 is one. What is no amount stays as it was typed. */
function asRupees(text: string): string {
  const amount = text === '' ? undefined : parseRupees(text);
  return amount === undefined ? text : rupees(amount);
}

/** Holds every row against the rules of a contact and the shop's contacts, and names all that is wrong. */
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
      // What a formula hides is not missing as well.
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
