import type { Nodes } from '../relay/nodes.ts';
import { tenantOf } from './schema.mappers.ts';

export const tenantNodes = {
  /** Nobody can open another shop. */
  async Tenant(dbId, context) {
    const own = tenantOf(await context.viewer());
    return own?.dbId === dbId ? own : null;
  },
  async UpiAccount(dbId, { viewer, loaders }) {
    const { profile } = await viewer();
    const accounts = await loaders.upiAccounts.load(profile.tenant_schema);
    return accounts.find((account) => account.dbId === dbId) ?? null;
  },
} satisfies Nodes;
