import { globalId } from '../../relay/ids.ts';
import { mayAny, personOf } from '../../rights/index.ts';
import type { Me } from '../../session/index.ts';
import type { QuickBillResolvers } from '../../types.generated.ts';

export const QuickBill: QuickBillResolvers = {
  id: ({ dbId }) => globalId('QuickBill', dbId),
  viewerCanConfirm({ status }, _args, context) {
    if (status === 'PAID') return false;
    const me = personOf(context);
    return me instanceof Promise ? me.then(mayConfirm) : mayConfirm(me);
  },
};

/** The rights that `confirmQuickBill` asks for. */
const mayConfirm = (me: Me): boolean => mayAny(me, ['billing:create', 'billing-history:edit']);
