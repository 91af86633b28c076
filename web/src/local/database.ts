import type { Table } from 'dexie';
import Dexie from 'dexie';

/** A customer as the pickers search it (spec 1 §3). */
export interface LocalCustomer {
  customer_id: string;
  name: string;
  mobile: string;
  /** '' for none, and for who may not see it. */
  email: string;
  group: string | null;
  /** Lower-case words of name and mobile; indexed one by one. */
  words: string[];
  /** Until when it is shown (milliseconds since 1970). */
  until: number;
}

/** A product or service as the cart searches it, with what the cart shows of it (`catalogue/local/entry.ts`). */
export interface LocalItem {
  id: string;
  kind: 'PRODUCT' | 'SERVICE';
  title: string;
  /** Lower-case words of title, codes and category; indexed one by one. */
  words: string[];
  entry: unknown;
}

/** One value with the time after which it is fetched again (milliseconds since 1970). */
export interface LocalValue {
  key: string;
  value: unknown;
  until: number;
}

/** Work that was not finished, by person and screen. */
export interface LocalDraft {
  key: string;
  value: unknown;
  savedAt: number;
}

/** A point of the own route that the server does not have yet, as `recordLocations` takes it. */
export interface LocalRoutePoint {
  key: string;
  latitude: number;
  longitude: number;
  /** ISO 8601. */
  at: string;
}

/** Somebody who stood at the door of a gym, whom the server does not know of yet, as `recordDoorEntries` takes it. */
export interface LocalDoorEntry {
  key: string;
  /** Global ids. */
  branch: string;
  /** '' for who has only a day pass. */
  member: string;
  /** Code of that pass. */
  pass?: string;
  /** Why the member was let in all the same; '' for nothing. */
  note: string;
  /** ISO 8601. */
  at: string;
}

/** The tables of spec 1 §3 and the drafts, in IndexedDB; all of it is gone at logout. */
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
