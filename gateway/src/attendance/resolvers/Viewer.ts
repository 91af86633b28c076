import { isOwner } from '../../session/index.ts';
import type { ViewerResolvers } from '../../types.generated.ts';
import { attendanceOf } from '../schema.mappers.ts';

export const Viewer: Pick<ViewerResolvers, 'attendance'> = {
  attendance: (me) => attendanceOf(me.profile.staff_id, isOwner(me)),
};
