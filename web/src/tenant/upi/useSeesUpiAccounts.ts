import { useOpens } from '../../app/router/opens.ts';

/** Whether the user may see the UPI account, by the same rule as the graph's `Tenant.upiAccounts`. */
export function useSeesUpiAccounts(): boolean {
  const [bills, settings, accounts] = [
    useOpens('billing'),
    useOpens('settings'),
    useOpens('account-details'),
  ];
  return bills || settings || accounts;
}
