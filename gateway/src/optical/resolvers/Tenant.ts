import { optical } from '@galla/upstream/contract';
import type { TenantResolvers } from '../../types.generated.ts';

export const Tenant: Pick<TenantResolvers, 'opticalCategories' | '__isTypeOf'> = {
  async opticalCategories(_tenant, { type }, { call }) {
    const { data } = await call(optical.opticalCategories, { body: { category_type: type ?? null } });
    return data.map(({ type: kind, name, items }) => ({ type: kind, name, itemCount: items }));
  },
};
