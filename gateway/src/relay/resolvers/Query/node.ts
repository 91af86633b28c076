import type { QueryResolvers } from '../../../types.generated.ts';
import { openNode } from '../../nodes.ts';

export const node: NonNullable<QueryResolvers['node']> = (_parent, { id }, context) => openNode(id, context);
