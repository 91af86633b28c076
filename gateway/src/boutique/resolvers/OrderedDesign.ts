import { globalId } from '../../relay/ids.ts';
import { openNode } from '../../relay/nodes.ts';
import type { OrderedDesignResolvers } from '../../types.generated.ts';

export const OrderedDesign: OrderedDesignResolvers = {
  option: ({ optionId }, _args, context, info) =>
    optionId === null ? null : (openNode(globalId('DesignOption', optionId), context, info) as never),
};
