import type { TenantResolvers } from '../../types.generated.ts';

export const Tenant: Pick<TenantResolvers, 'form' | '__isTypeOf'> = {
  form: (_tenant, { name }, { loaders }) => loaders.forms.load(name),
};
