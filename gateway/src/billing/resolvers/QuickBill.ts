import type { Right } from '@galla/domain';
import type { Context } from '../../context.ts';
import { globalId } from '../../relay/ids.ts';
import { mayAny, personOf } from '../../rights/index.ts';
import type { QuickBillResolvers } from '../../types.generated.ts';

/** Whether the caller has one of the rights a mutation requires. */
function callerMay(context: Context, rights: readonly Right[]): boolean | Promise<boolean> {
  const me = personOf(context);
  return me instanceof Promise ? me.then((person) => mayAny(person, rights)) : mayAny(me, rights);
}

const CONFIRM: readonly Right[] = ['billing:create', 'billing-history:edit'];
const TRASH: readonly Right[] = ['transactions-history:delete', 'billing-history:delete'];

export const QuickBill: QuickBillResolvers = {
  id: ({ dbId }) => globalId('QuickBill', dbId),
  events: ({ dbId }, _args, { loaders }) => loaders.quickBillEvents.load(dbId),
  viewerCanConfirm: ({ status, trashedAt }, _args, context) =>
    status === 'PENDING' && trashedAt === null && callerMay(context, CONFIRM),
  viewerCanTrash: ({ status }, _args, context) => status === 'PENDING' && callerMay(context, TRASH),
  viewerCanUndoReceipt: ({ status }, _args, context) =>
    status === 'PAID' && callerMay(context, ['billing:edit', ...TRASH]),
};
