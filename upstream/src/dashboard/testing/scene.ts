import type { TestCustomer, TestItem } from '../../billing/testing/index.ts';
import type { TestMasters } from '../../boutique/testing/index.ts';
import type { TestApi, TestPerson, TestShop } from '../../testing/index.ts';
import type { Act, ActName } from './anyAct.ts';

/** Of what records there are, by their ids. */
export type Kind = 'document' | 'quickBill' | 'appointment' | 'pieces';

/** A shop, and all that is in it so far. */
export interface World {
  api: TestApi;
  shop: TestShop;
  items: readonly [TestItem, TestItem];
  masters: TestMasters;
  customers: TestCustomer[];
  ids: Record<Kind, string[]>;
}

/** What one act is about. */
export interface Scene extends World, Omit<Act, 'act' | 'by' | 'hours'> {
  person: TestPerson;
  as: { token: string; schemaKey: string };
  owner: { token: string; schemaKey: string };
  customer: TestCustomer;
  /** The day of the shop. */
  today: string;
  /** The chosen one of the records of a kind; empty where there is none. */
  idOf: (kind: Kind) => string;
  /** Rupees: a part of so many paise, one at least. */
  part: (of: number) => string;
}

/** Does it, and answers with the status of the call. */
export type Acts<Name extends ActName> = Record<Name, () => Promise<{ status: number }>>;
