import { problem } from '@galla/domain';
import { refusedInput } from '../../../refusals/RefusalError.ts';
import type { QueryResolvers } from '../../../types.generated.ts';
import { openNode } from '../../nodes.ts';

const MAX_IDS = 100;

export const nodes: NonNullable<QueryResolvers['nodes']> = async (_parent, { ids }, context, info) => {
  if (ids.length > MAX_IDS)
    throw refusedInput([problem('ids', 'INVALID_INPUT', 'faults.pageSize', { min: 1, max: MAX_IDS })]);
  return Promise.all(ids.map(async (id) => openNode(id, context, info)));
};
