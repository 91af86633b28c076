import { globalId } from '../../relay/ids.ts';
import { openNode } from '../../relay/nodes.ts';
import type { OrderedPatternResolvers } from '../../types.generated.ts';

export const OrderedPattern: OrderedPatternResolvers = {
  pattern: ({ patternId }, _args, context, info) =>
    patternId === null ? null : (openNode(globalId('Pattern', patternId), context, info) as never),
};
