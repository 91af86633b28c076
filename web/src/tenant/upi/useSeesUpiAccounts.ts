import { useOpens } from '../../app/router/opens.ts';

/** Whether the person may see where UPI payments go, as the graph's `Tenant.upiAccounts` has it. */
export function useSeesUpiAccounts(): boolean {
  const [bills, settings, accounts] = [
    useOpens('billing'),
    useOpens('settings'),
    useOpens('account-details'),
  ];
  return bills || settings || accounts;
}
