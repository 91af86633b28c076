import { checkReference, formatRupees, say, type Paise, type PaymentPart } from '@galla/domain';
import { useState } from 'react';
import { failureText } from '../../app/graph/failureText.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { useRecordPayment } from './useRecordPayment.ts';

/** The document that is paid. */
export interface Payable {
  id: string;
  /** What is shown as still to pay. */
  pending: Paise;
}

export interface ReceiveProblem {
  /** Where to say it; undefined beside the button. */
  field?: 'amount' | 'reference';
  message: string;
}

interface Receive {
  /** Resolves with whether it was recorded. */
  receive: (parts: readonly PaymentPart[]) => Promise<boolean>;
  problem: ReceiveProblem | undefined;
  /** Takes the problem away: what it was about is being changed. */
  settle: () => void;
  busy: boolean;
  checking: boolean;
}

/** The sentence for a figure that another payment has changed. */
const changedText = (pending: Paise | undefined): string =>
  pending === undefined
    ? say('faults.changedMeanwhile')
    : say('payment.changedMeanwhile', { amount: formatRupees(pending) });

/**
 * Receiving money for a document, wherever that is done: one key for each payment, the specification's words when it
 * is saved, and every refusal as a sentence. `onStale`: the figures shown are old, ask for them again.
 */
export function useReceive({ id, pending }: Payable, onStale: () => void): Receive {
  const [key, setKey] = useState(newKey);
  const [problem, setProblem] = useState<ReceiveProblem>();
  const { recordPayment, busy, checking } = useRecordPayment();
  const receive = async (parts: readonly PaymentPart[]): Promise<boolean> => {
    if (busy) return false;
    const missing = parts
      .map(({ mode, reference }) => checkReference(mode, reference))
      .find((found) => found !== undefined);
    setProblem(missing && { field: 'reference', message: missing.message });
    if (missing !== undefined) return false;
    try {
      const outcome = await recordPayment({ key, document: id, expectedPending: pending, parts });
      if (outcome.kind === 'recorded') {
        setKey(newKey());
        toast.done(say('payment.pendingUpdated'));
        return true;
      }
      if (outcome.kind === 'changed') {
        // Paid by now: the form goes, and the words with it.
        if (outcome.pending === 0) toast.told(say('payment.settledMeanwhile'));
        else setProblem({ message: changedText(outcome.pending) });
        onStale();
      } else setProblem(outcome);
    } catch (error) {
      setProblem({ message: failureText(error, 'payment.failed') });
    }
    return false;
  };
  return { receive, problem, settle: () => setProblem(undefined), busy, checking };
}
