import type { Context } from '../context.ts';
import { selectsAny, type Lookahead } from '../relay/lookahead.ts';
import type { CustomerMapper } from './schema.mappers.ts';

/** Fields for which upstream has to read the customer's bills or notes. */
const FIELDS = ['billCount', 'pending', 'lastVisit', 'tags'] as const;

/** Whether the operation selects the balance of customers at a path below the resolver's field. */
export const asksBalance = (info: Lookahead, ...path: string[]): boolean => selectsAny(info, path, FIELDS);

/** The loader of customers, with their balance only when selected. */
export const customersFor = ({ loaders }: Pick<Context, 'loaders'>, info: Lookahead, ...path: string[]) =>
  asksBalance(info, ...path) ? loaders.customersWithBalance : loaders.customers;

/** The resolver of a field of the balance; it loads the balance separately where the lookahead missed it. */
export const balanceField =
  <Field extends (typeof FIELDS)[number]>(field: Field) =>
  ({ dbId, balance }: CustomerMapper, _args: object, { loaders }: Context) =>
    balance
      ? balance[field]
      : Promise.resolve(loaders.customersWithBalance.loadNonNull(dbId)).then((row) => row.balance[field]);
