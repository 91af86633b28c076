import { checkReference, formatMessage, formatRupees, type Paise } from '@galla/domain';
import { useState } from 'react';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { useConfirmQuickBill } from './useConfirmQuickBill.ts';

/** A quick bill that may have been paid. */
export interface AskedBill {
  /** Global id. */
  id: string;
  number: string;
  amount: Paise;
}

/** How a quick bill was paid: by scanning its QR code, or in cash. */
export type QuickMode = 'UPI' | 'CASH';

export interface Receipt {
  mode: QuickMode;
  reference: string;
  change: (to: { mode?: QuickMode; reference?: string }) => void;
  /** At the reference, or beside the button. */
  problem: { reference?: string; rest?: string };
  /** Confirms the receipt. */
  confirm: () => void;
  busy: boolean;
  checking: boolean;
}

/**
 * The form that confirms a quick bill's payment; `onEnd` is called once it is confirmed, by this user or another.
 */
export function useReceipt({ id, number, amount }: AskedBill, onEnd: () => void): Receipt {
  const [values, setValues] = useState({ mode: 'UPI' as QuickMode, reference: '' });
  const [problem, setProblem] = useState<Receipt['problem']>({});
  const [key, setKey] = useState(newKey);
  const { write, busy, checking } = useConfirmQuickBill();
  const { mode, reference } = values;
  const send = async (): Promise<void> => {
    const wrong = checkReference(mode, reference)?.message;
    setProblem(wrong === undefined ? {} : { reference: wrong });
    if (wrong !== undefined || busy) return;
    const noted = mode === 'UPI' ? reference.trim() : '';
    const outcome = await write({ key, quickBill: id, mode, ...(noted && { reference: noted }) });
    if (outcome.kind === 'saved')
      toast.success(formatMessage('quickBill.received', { amount: formatRupees(amount), number }));
    else if (outcome.kind === 'changed') toast.info(formatMessage('quickBill.receivedMeanwhile'));
    else return setProblem(outcome.kind === 'problems' ? outcome.problems : { rest: outcome.message });
    onEnd();
  };
  return {
    ...values,
    change: (to) => {
      setProblem({});
      // Changed input is a new request and needs a new key; the server refuses a second receipt of the same bill.
      setKey(newKey());
      setValues((before) => ({ ...before, ...to }));
    },
    problem,
    confirm: () => void send(),
    busy,
    checking,
  };
}
