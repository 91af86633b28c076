import {
  amountOfCalculator,
  type Calculator,
  type CalculatorPress,
  checkQuickBillAmount,
  CLEAR_CALCULATOR,
  formatMessage,
  isSum,
  pressCalculator,
  rupees,
} from '@galla/domain';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { failureText } from '../../app/graph/failureText.ts';
import { isSavedBefore } from '../../app/graph/refusal.ts';
import { newKey } from '../../app/key.ts';
import { fetchUpiAccount, type UpiAccount } from '../../tenant/index.ts';
import type { AskedBill } from '../quickBills/useReceipt.ts';
import { useCreateQuickBill } from './useCreateQuickBill.ts';

interface Problem {
  /** account: the shop has no UPI account. */
  field?: 'amount' | 'account';
  message: string;
}

/** A quick bill whose QR code is shown. */
export interface ShownBill extends AskedBill {
  account: UpiAccount;
}

interface QuickBillForm {
  /** Calculates the amount. */
  calculator: Calculator;
  press: (press: CalculatorPress) => void;
  problem: Problem | undefined;
  /** Creates the bill and shows its QR code. */
  generate: () => void;
  shown: ShownBill | undefined;
  /** Closes the QR code and starts the next amount. */
  next: () => void;
  busy: boolean;
  checking: boolean;
}

interface Options {
  tenantId: string;
  customerId: string;
  onProblem: () => void;
}

/** State of the quick bill form. Looks up the UPI account first: no bill is created without a way to pay it. */
export function useQuickBill({ tenantId, customerId, onProblem }: Options): QuickBillForm {
  const environment = useRelayEnvironment();
  const [calculator, setCalculator] = useState(CLEAR_CALCULATOR);
  const [problem, setProblem] = useState<Problem>();
  const [shown, setShown] = useState<ShownBill>();
  const [key, setKey] = useState(newKey);
  const [looking, setLooking] = useState(false);
  const { write, busy, checking } = useCreateQuickBill();

  const account = async (): Promise<UpiAccount | undefined> => {
    setLooking(true);
    try {
      const found = await fetchUpiAccount(environment, tenantId);
      if (found === undefined)
        setProblem({ field: 'account', message: formatMessage('quickBill.noUpiAccounts') });
      return found;
    } catch (error) {
      setProblem({ message: failureText(error, 'payment.upiFailed') });
      return undefined;
    } finally {
      setLooking(false);
    }
  };
  const make = async (): Promise<void> => {
    const { amount, problem: unreadable } = amountOfCalculator(calculator);
    const wrong = unreadable ?? checkQuickBillAmount(amount)?.message;
    setProblem(wrong === undefined ? undefined : { field: 'amount', message: wrong });
    if (wrong !== undefined || amount === undefined) {
      onProblem();
      return;
    }
    const payee = await account();
    if (payee === undefined) return;
    const outcome = await write({ key, amount: rupees(amount), customer: customerId });
    if (outcome.kind === 'saved') {
      setShown({ account: payee, amount, ...outcome.saved.quickBill });
    } else if (isSavedBefore(outcome)) {
      // A new key, so that another press creates another bill; that decision is the user's.
      setKey(newKey());
      setProblem({ message: formatMessage('quickBill.madeBefore') });
    } else if (outcome.kind === 'problems' && 'amount' in outcome.problems) {
      setProblem({ field: 'amount', message: outcome.message });
    } else if (outcome.kind === 'failed') {
      setProblem({ message: failureText(outcome.error, 'quickBill.error') });
    } else setProblem({ message: outcome.message });
  };
  // An unfinished sum is validated on payment: "5 ÷ 0" may become "5 ÷ 0.5".
  const unreadable =
    calculator.problem ?? (isSum(calculator) ? undefined : amountOfCalculator(calculator).problem);
  return {
    calculator,
    press: (press) => {
      setProblem(undefined);
      setCalculator((now) => pressCalculator(now, press));
    },
    problem: unreadable === undefined ? problem : { field: 'amount', message: unreadable },
    generate: () => void make(),
    shown,
    next: () => {
      setShown(undefined);
      setCalculator(CLEAR_CALCULATOR);
      setKey(newKey());
    },
    busy: busy || looking,
    checking,
  };
}
