import { session } from '@galla/upstream/contract';
import { mayDo } from '../../rights/index.ts';
import { tenantOf } from '../../tenant/index.ts';
import type { ViewerResolvers } from '../../types.generated.ts';
import { mayAct } from '../acts.ts';
import { menuOf } from '../menu.ts';
import { profileOf } from '../profile.ts';
import { sessionOf } from '../schema.mappers.ts';

export const Viewer: Pick<
  ViewerResolvers,
  'menu' | 'paymentStatus' | 'profile' | 'sessions' | 'tenant' | 'timeZone' | 'viewerCan' | 'viewerMay'
> = {
  profile: profileOf,
  tenant: tenantOf,
  timeZone: ({ profile }) => profile.time_zone,
  menu: menuOf,
  paymentStatus: ({ profile }) => profile.payment_status,
  sessions: async (_viewer, _args, { call }) => (await call(session.sessions)).data.map(sessionOf),
  viewerCan: (me, { menu, flag }) => mayDo(me, menu, flag),
  viewerMay: (me, { act }) => mayAct(me, act),
};
