import { tenant } from '@galla/upstream/contract';
import { byPath } from '../relay/byPath.ts';
import type { Call } from '../rest/arguments.ts';
import { printOf } from './printWire.ts';
import { settingsOf, upiAccountOf } from './schema.mappers.ts';

export function tenantLoaders(call: Call) {
  return {
    /** The shop's settings, keyed by the shop since it has only one set. */
    tenantSettings: byPath(async (_schema: string) => settingsOf((await call(tenant.tenantSetting)).data)),
    /** The shop's print settings. */
    printSettings: byPath(async (_schema: string) => printOf((await call(tenant.getPrintSetting)).data)),
    upiAccounts: byPath(async (_schema: string) => {
      const { account_details: accounts } = await call(tenant.accountDetails);
      return accounts.map(upiAccountOf);
    }),
  };
}
