import type { Context } from '../context.ts';
import { selectsAny, type Lookahead } from '../relay/lookahead.ts';
import type { CustomerMapper } from './schema.mappers.ts';

/** Fields that cost upstream a look at the customer's bills or notes. */
const FIELDS = ['billCount', 'pending', 'lastVisit', 'tags'] as const;

/** Whether the operation selects the balance of the customers that stand at a path below the resolver's field. */
export const asksBalance = (info: Lookahead, ...path: string[]): boolean => selectsAny(info, path, FIELDS);

/** The loader of customers, with their balance only where it is selected. */
export const customersFor = ({ loaders }: Pick<Context, 'loaders'>, info: Lookahead, ...path: string[]) =>
  asksBalance(info, ...path) ? loaders.customersWithBalance : loaders.customers;

/** A field of the balance; asked for by itself where the lookahead did not see it. */
export const balanceField =
  <Field extends (typeof FIELDS)[number]>(field: Field) =>
  ({ dbId, balance }: CustomerMapper, _args: object, { loaders }: Context) =>
    balance
      ? balance[field]
      : Promise.resolve(loaders.customersWithBalance.loadNonNull(dbId)).then((row) => row.balance[field]);
