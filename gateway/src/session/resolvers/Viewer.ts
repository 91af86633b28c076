import { mayAny, rightOf } from '../../rights/rights.ts';
import { tenantOf } from '../../tenant/schema.mappers.ts';
import type { ViewerResolvers } from '../../types.generated.ts';
import { menuOf } from '../menu.ts';
import { profileOf } from '../profile.ts';

export const Viewer: ViewerResolvers = {
  profile: profileOf,
  tenant: tenantOf,
  menu: menuOf,
  paymentStatus: ({ profile }) => profile.payment_status,
  viewerCan: (me, { menu, flag }) => mayAny(me, [rightOf(menu, flag)]),
};
