import type { TestCustomer, TestItem } from '../../billing/testing/index.ts';
import type { TestMasters } from '../../boutique/testing/index.ts';
import type { TestApi, TestPerson, TestShop } from '../../testing/index.ts';
import type { Act, ActName } from './anyAct.ts';

/** Kinds of records, listed by id. */
export type Kind = 'document' | 'quickBill' | 'appointment' | 'pieces';

/** A shop and its records so far. */
export interface World {
  api: TestApi;
  shop: TestShop;
  items: readonly [TestItem, TestItem];
  masters: TestMasters;
  customers: TestCustomer[];
  ids: Record<Kind, string[]>;
}

/** The parameters of one act. */
export interface Scene extends World, Omit<Act, 'act' | 'by' | 'hours'> {
  person: TestPerson;
  as: { token: string; schemaKey: string };
  owner: { token: string; schemaKey: string };
  customer: TestCustomer;
  /** The shop's day. */
  today: string;
  /** The chosen record of a kind; empty when there is none. */
  idOf: (kind: Kind) => string;
  /** In rupees: a share of so many paise, at least one paisa. */
  part: (of: number) => string;
}

/** Performs an act; returns the status of the call. */
export type Acts<Name extends ActName> = Record<Name, () => Promise<{ status: number }>>;
