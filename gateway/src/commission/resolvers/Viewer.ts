import { isOwner } from '../../session/index.ts';
import type { ViewerResolvers } from '../../types.generated.ts';
import { commissionOf } from '../schema.mappers.ts';

export const Viewer: Pick<ViewerResolvers, 'commission'> = {
  commission: (me) => commissionOf(me.profile.staff_id, isOwner(me)),
};
