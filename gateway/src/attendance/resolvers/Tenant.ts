import { attendance } from '@galla/upstream/contract';
import type { TenantResolvers } from '../../types.generated.ts';
import { ofDay } from '../attendance.ts';

export const Tenant: Pick<TenantResolvers, 'attendance' | '__isTypeOf'> = {
  async attendance(_tenant, { day }, { call }) {
    return (await call(attendance.attendanceDay, { body: { day: day ?? null } })).data.map(ofDay);
  },
};
