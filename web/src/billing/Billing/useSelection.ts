import { BILLING_OPTIONS, formatMessage, type BillingOption } from '@galla/domain';
import { useState } from 'react';
import { useAddress } from '../../app/router/useAddress.ts';
import { toast } from '../../app/toast/toast.ts';
import type { NamedCustomer } from '../../customers/index.ts';
import { useContinue } from './useContinue.ts';

const DEFAULTS = { type: 'invoice', search: '', customer: '', employee: '' };

/** The choices on /Billing, kept in the address. */
export interface Selection {
  option: BillingOption;
  text: string;
  /** Global id of the chosen customer; '' if none. */
  customerId: string;
  /** The customer's name, once loaded on this screen. */
  customerName: string | undefined;
  /** Global id of the billing employee; '' for the signed-in user. */
  employeeId: string;
  /** Shown beside the main action after a failed try. */
  problem: string | undefined;
  busy: boolean;
  chooseOption: (option: BillingOption) => void;
  search: (text: string) => void;
  chooseCustomer: (customer: NamedCustomer) => void;
  chooseEmployee: (employeeId: string) => void;
  goOn: () => void;
  /** Bills the walk-in customer, whatever else is chosen: always an invoice, since other types need a customer. */
  goOnWithWalkIn: (walkInId: string) => void;
}

export function useSelection(employees: readonly { id: string; fullName: string }[]): Selection {
  const { values, change } = useAddress(DEFAULTS);
  const { type, search, customer, employee } = values;
  const [seen, setSeen] = useState<NamedCustomer>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const goOnWith = useContinue();
  const option = BILLING_OPTIONS.find((one) => one === type) ?? 'invoice';

  const bill = async (chosen: BillingOption, customerId: string): Promise<void> => {
    setBusy(true);
    await goOnWith({ option: chosen, customerId, employee: employees.find(({ id }) => id === employee) });
    setBusy(false);
  };
  const goOn = async (): Promise<void> => {
    if (customer === '') {
      setProblem(formatMessage('billing.selectBoth'));
      toast.error(formatMessage('billing.selectBoth'));
      return;
    }
    await bill(option, customer);
  };
  return {
    option,
    text: search,
    customerId: customer,
    customerName: seen?.id === customer ? seen.name : undefined,
    employeeId: employee,
    problem,
    busy,
    chooseOption: (next) => change({ type: next }),
    search: (text) => change({ search: text }, 'typed'),
    chooseCustomer: (next) => {
      setSeen(next);
      setProblem(undefined);
      change({ customer: next.id });
    },
    chooseEmployee: (next) => change({ employee: next }),
    goOn: () => {
      if (!busy) void goOn();
    },
    goOnWithWalkIn: (walkInId) => {
      if (!busy) void bill('invoice', walkInId);
    },
  };
}
