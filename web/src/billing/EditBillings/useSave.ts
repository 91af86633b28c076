import { formatMessage, type DocumentType, type MessageKey } from '@galla/domain';
import { useRef, useState } from 'react';
import type { useUpdateDocumentMutation } from '../../__generated__/useUpdateDocumentMutation.graphql.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import { isSavedBefore } from '../../app/graph/refusal.ts';
import { milliOf } from '../../app/graph/scalars.ts';
import type { Outcome } from '../../app/graph/useWrite.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import type { Cart } from '../cart/cart.ts';
import { type OwnerPin, useOwnerPin } from '../limits/useOwnerPin.ts';
import { remoteProblems } from '../cart/remoteProblems.ts';
import type { EditProblems } from './state/editProblems.ts';
import type { EditAction } from './state/editReducer.ts';
import type { updateInput } from './state/updateInput.ts';
import type { Own } from './useEdit.ts';
import { useUpdateDocument } from './useUpdateDocument.ts';

const FAILED: Readonly<Record<DocumentType, MessageKey>> = {
  INVOICE: 'billing.updateInvoiceFailed',
  ORDER: 'billing.updateOrderFailed',
  PROPOSAL: 'billing.updateProposalFailed',
};

interface Options {
  type: DocumentType;
  dispatch: (action: EditAction) => void;
  /** Set from sending until the answer is shown, unless refused. */
  own: Own;
}

type Input = ReturnType<typeof updateInput>;
type NotSaved = Exclude<Outcome<useUpdateDocumentMutation>, { kind: 'saved' }>;

interface Save {
  /** Resolves with whether it was saved; otherwise all input stays. */
  save: (cart: Cart, input: Input) => Promise<boolean>;
  busy: boolean;
  checking: boolean;
  isUnsure: (cart: Cart) => boolean;
  problemsOf: (cart: Cart) => Partial<EditProblems>;
  /** Asks for the owner's PIN if the edit exceeds the user's limits. */
  ownerPin: OwnerPin;
}

/** Saves an edit, only once even if called repeatedly, and shows problems in their places. */
export function useSave({ type, dispatch, own }: Options): Save {
  const { write, busy, checking } = useUpdateDocument();
  const { ownerPin, ask } = useOwnerPin();
  const [rejected, setRejected] = useState<{ cart: Cart; problems: Partial<EditProblems> }>();
  const [unsure, setUnsure] = useState<Cart>();
  const sending = useRef(false);

  const failed = (reason?: string): void =>
    toast.error([formatMessage(FAILED[type]), reason].filter(Boolean).join('. '));

  const takeStock = (
    cart: Cart,
    { product, variant, available }: NonNullable<NotSaved['answer']>['short'] & object,
  ) => {
    const line = cart.lines.find((one) => one.itemId === product && one.variantId === (variant ?? undefined));
    if (line && available != null) dispatch({ type: 'stock', key: line.key, available: milliOf(available) });
  };

  const deal = (outcome: NotSaved, cart: Cart, input: Input): void => {
    const { answer, message } = outcome;
    if (answer?.late != null) return;
    if (answer?.short != null) {
      takeStock(cart, answer.short);
      failed(message);
    } else if (outcome.kind === 'problems') {
      const problems = outcome.refusal.problems ?? [];
      const reason = problems.find(({ field }) => field === 'reason')?.message;
      const others = problems.filter(({ field }) => field !== 'reason');
      setRejected({ cart, problems: { ...remoteProblems(others, cart, input), reason } });
    } else if (outcome.kind === 'failed') {
      const { error } = outcome;
      if (error instanceof GraphFailure && error.unknownOutcome) setUnsure(cart);
      // The session ended: the login says so, and the changes are still there afterwards.
      else if (!(error instanceof GraphFailure && error.code === 'UNAUTHENTICATED')) failed(message);
    } else if (isSavedBefore(outcome)) {
      dispatch({ type: 'another', key: newKey() });
      failed(message);
    } else {
      setRejected({ cart, problems: { cart: message } });
      failed();
    }
  };

  return {
    save: async (cart, input) => {
      if (sending.current) return false;
      sending.current = true;
      own.mark(true);
      setUnsure(undefined);
      try {
        let outcome = await write(input);
        if (outcome.kind === 'problems' && outcome.refusal.code === 'LIMIT_EXCEEDED') {
          const limitApproval = await ask(outcome.message);
          if (limitApproval !== undefined) outcome = await write({ ...input, limitApproval });
        }
        if (outcome.kind === 'saved') return true;
        own.mark(false);
        deal(outcome, cart, input);
        return false;
      } finally {
        sending.current = false;
      }
    },
    busy,
    checking,
    ownerPin,
    isUnsure: (cart) => unsure === cart,
    problemsOf: (cart) => (rejected?.cart === cart ? rejected.problems : {}),
  };
}
