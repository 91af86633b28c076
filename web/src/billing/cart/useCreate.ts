import { type CommissionPart, formatMessage, type RefusalCode } from '@galla/domain';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { useCreateDocumentMutation } from '../../__generated__/useCreateDocumentMutation.graphql.ts';
import { newKey } from '../../app/key.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import { milliOf } from '../../app/graph/scalars.ts';
import type { Outcome } from '../../app/graph/useWrite.ts';
import { useOpens } from '../../app/router/opens.ts';
import { toast } from '../../app/toast/toast.ts';
import type { TypeWords } from '../documentTypes.ts';
import type { Cart } from './cart.ts';
import type { CartProblems } from './cartProblems.ts';
import type { CartAction } from './cartReducer.ts';
import type { CartTotals } from './cartTotals.ts';
import { type OwnerPin, useOwnerPin } from '../limits/useOwnerPin.ts';
import { documentInput } from './documentInput.ts';
import { remoteProblems } from './remoteProblems.ts';
import { useRefreshTerms } from './useCartTerms.ts';
import { useCreateDocument } from './useCreateDocument.ts';
import { useRefreshLines } from './useRefreshLines.ts';

interface Options {
  words: TypeWords;
  customerId: string;
  employeeId: string | undefined;
  parts: readonly CommissionPart[] | undefined;
  walkIn: boolean | undefined;
  dispatch: (action: CartAction) => void;
  onCreated: (document: { id: string; number: string }) => void;
}

interface Create {
  /** Sends the cart, only once even if called repeatedly, and handles the answer. */
  create: (cart: Cart, totals: CartTotals, zeroConfirmed: boolean) => Promise<void>;
  busy: boolean;
  /** Prices, taxes and stock are being reloaded after the server found different ones: sending is disabled. */
  refreshing: boolean;
  /** The write got no answer yet and is being sent again. */
  checking: boolean;
  /** All tries for this cart ended without an answer: the next one uses the same key. */
  isUnsure: (cart: Cart) => boolean;
  /** The server's problems with a cart, until the cart is changed. */
  problemsOf: (cart: Cart) => Partial<CartProblems>;
  /** Asks for the owner's PIN if the cart exceeds the user's limits. */
  ownerPin: OwnerPin;
}

type Refused = Exclude<Outcome<useCreateDocumentMutation>, { kind: 'saved' | 'problems' | 'failed' }>;

/** Failures whose own message is shown in addition to "Failed to create invoice". */
const TELLING: readonly string[] = [
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_INVALID',
  'TOO_MANY_REQUESTS',
  'PAYMENT_REQUIRED',
] satisfies RefusalCode[];

function notifyFailure(words: TypeWords, error: unknown): void {
  const code = error instanceof GraphFailure ? error.code : undefined;
  // The session ended: the login says so, and the cart is restored afterwards.
  if (code === 'UNAUTHENTICATED') return;
  const reason = error instanceof GraphFailure && TELLING.includes(error.code) ? error.message : undefined;
  toast.error([formatMessage(words.failed), reason].filter(Boolean).join('. '));
}

export function useCreate({
  words,
  customerId,
  employeeId,
  parts,
  walkIn,
  dispatch,
  onCreated,
}: Options): Create {
  const { write, busy, checking } = useCreateDocument();
  const { ownerPin, ask } = useOwnerPin();
  const refreshLines = useRefreshLines();
  const refreshTerms = useRefreshTerms(customerId);
  const [rejected, setRejected] = useState<{ cart: Cart; problems: Partial<CartProblems> }>();
  const [refreshing, setRefreshing] = useState(false);
  const [unsure, setUnsure] = useState<Cart>();
  const sending = useRef(false);
  const navigate = useNavigate();
  const seesHistory = useOpens('billing-history');

  /** Reloads catalogue data and the shop's settings. */
  const refresh = async (cart: Cart): Promise<void> => {
    setRefreshing(true);
    try {
      const [found] = await Promise.all([refreshLines(cart.lines), refreshTerms()]);
      dispatch({ type: 'refresh', found });
    } finally {
      setRefreshing(false);
    }
  };

  /** Handles a refusal, and updates the cart from it. */
  const deal = async ({ message, refusal, answer }: Refused, cart: Cart): Promise<void> => {
    const { product, variant, available = null } = answer?.short ?? {};
    if (available !== null) {
      const line = cart.lines.find(
        (one) => one.itemId === product && one.variantId === (variant ?? undefined),
      );
      if (line !== undefined) dispatch({ type: 'stock', key: line.key, available: milliOf(available) });
      await refresh(cart);
    } else if (refusal?.code === 'KEY_REUSED') {
      // The lines stay; the user decides whether to create another document from them.
      dispatch({ type: 'another', key: newKey() });
      const message = formatMessage('billing.madeBefore');
      if (seesHistory)
        toast.offered(message, formatMessage('history.title'), () => void navigate('/Billing-History'));
      else toast.info(message);
    } else {
      toast.error(message);
      // Prices, taxes or settings have changed: the shown total is no longer valid.
      if (refusal?.__typename === 'ChangedMeanwhile') await refresh(cart);
    }
  };

  const send = async (
    cart: Cart,
    totals: CartTotals,
    zeroConfirmed: boolean,
    limitApproval?: string,
  ): Promise<void> => {
    const chosen = { type: words.type, customerId, employeeId, parts, walkIn, zeroConfirmed };
    const input = documentInput(cart, totals, chosen);
    const outcome = await write({ ...input, ...(limitApproval !== undefined && { limitApproval }) });
    switch (outcome.kind) {
      case 'saved':
        // In the background: updates the stock of the sold items in the catalogue.
        refreshLines(cart.lines).catch(() => undefined);
        onCreated(outcome.saved.document);
        break;
      case 'problems': {
        const problems = outcome.refusal.problems ?? [];
        const given = outcome.refusal.code === 'LIMIT_EXCEEDED' ? await ask(outcome.message) : undefined;
        if (given !== undefined) return send(cart, totals, zeroConfirmed, given);
        setRejected({ cart, problems: remoteProblems(problems, cart, input) });
        break;
      }
      case 'failed':
        if (outcome.error instanceof GraphFailure && outcome.error.unknownOutcome) setUnsure(cart);
        else notifyFailure(words, outcome.error);
        break;
      default:
        await deal(outcome, cart);
    }
  };

  const create: Create['create'] = async (cart, totals, zeroConfirmed) => {
    // A second click can come before the button is disabled.
    if (sending.current) return;
    sending.current = true;
    setUnsure(undefined);
    try {
      await send(cart, totals, zeroConfirmed);
    } catch (error) {
      notifyFailure(words, error);
    } finally {
      sending.current = false;
    }
  };
  return {
    create,
    busy: busy || refreshing,
    refreshing,
    checking,
    ownerPin,
    isUnsure: (cart) => unsure === cart,
    problemsOf: (cart) => (rejected?.cart === cart ? rejected.problems : {}),
  };
}
