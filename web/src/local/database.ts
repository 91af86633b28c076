import type { Table } from 'dexie';
import Dexie from 'dexie';

/** A customer for the search in pickers (spec 1 §3). */
export interface LocalCustomer {
  customer_id: string;
  name: string;
  mobile: string;
  /** '' if there is none or the user may not see it. */
  email: string;
  group: string | null;
  /** Lower-case words of name and mobile, each indexed. */
  words: string[];
  /** Time until which it is shown (ms since 1970). */
  until: number;
}

/** A product or service for the cart's search, with the data that the cart shows (`catalogue/local/entry.ts`). */
export interface LocalItem {
  id: string;
  kind: 'PRODUCT' | 'SERVICE';
  title: string;
  /** Lower-case words of title, codes and category, each indexed. */
  words: string[];
  entry: unknown;
}

/** A value with the time after which it is refetched (ms since 1970). */
export interface LocalValue {
  key: string;
  value: unknown;
  until: number;
}

/** Unfinished work, by user and screen. */
export interface LocalDraft {
  key: string;
  value: unknown;
  savedAt: number;
  /** Idempotency key of a save that was attempted with it, and perhaps applied although no answer came. */
  saveKey?: string;
}

/** A point of the user's own route that has not been sent yet, in the format of `recordLocations`. */
export interface LocalRoutePoint {
  key: string;
  latitude: number;
  longitude: number;
  /** ISO 8601. */
  at: string;
}

/** A gym entry that has not been sent yet, in the format of `recordDoorEntries`. */
export interface LocalDoorEntry {
  key: string;
  /** Global ids. */
  branch: string;
  /** '' for a visitor with only a day pass. */
  member: string;
  /** Code of the day pass. */
  pass?: string;
  /** Why the member was let in despite a warning; '' for none. */
  note: string;
  /** ISO 8601. */
  at: string;
}

/** The tables of spec 1 §3 and the drafts, in IndexedDB; all deleted at logout. */
export class LocalDatabase extends Dexie {
  declare customers: Table<LocalCustomer, string>;
  declare items: Table<LocalItem, string>;
  declare qrSettings: Table<LocalValue, string>;
  declare meApi: Table<LocalValue, string>;
  declare apiCache: Table<LocalValue, string>;
  declare drafts: Table<LocalDraft, string>;
  declare routePoints: Table<LocalRoutePoint, string>;
  declare doorEntries: Table<LocalDoorEntry, string>;

  constructor(name = 'galla') {
    super(name);
    this.version(1).stores({
      customers: 'customer_id, mobile, *words',
      items: 'id, kind, *words',
      qrSettings: 'key',
      meApi: 'key',
      apiCache: 'key, until',
      drafts: 'key',
    });
    this.version(2).stores({ customers: 'customer_id, mobile, *words, until' });
    this.version(3).stores({ routePoints: 'key, at' });
    this.version(4).stores({ doorEntries: 'key, at' });
  }
}
