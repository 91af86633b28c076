import { say, type RefusalCode } from '@galla/domain';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newKey } from '../../app/key.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import { toast } from '../../app/toast/toast.ts';
import type { TypeWords } from '../documentTypes.ts';
import type { Cart } from './cart.ts';
import type { CartProblems } from './cartProblems.ts';
import type { CartAction } from './cartReducer.ts';
import type { CartTotals } from './cartTotals.ts';
import { documentInput } from './documentInput.ts';
import { remoteProblems } from './remoteProblems.ts';
import { useRefreshTerms } from './useCartTerms.ts';
import { useCreateDocument } from './useCreateDocument.ts';
import { useRefreshLines } from './useRefreshLines.ts';

interface Options {
  words: TypeWords;
  customerId: string;
  employeeId: string | undefined;
  walkIn: boolean | undefined;
  dispatch: (action: CartAction) => void;
  onCreated: (document: { id: string; number: string }) => void;
}

interface Create {
  /** Sends the cart, once however often it is called, and deals with what comes back. */
  create: (cart: Cart, totals: CartTotals) => Promise<void>;
  busy: boolean;
  /** The prices, taxes and stock are read anew, after the server found others: nothing can be sent meanwhile. */
  refreshing: boolean;
  /** No answer came yet and it is being sent again. */
  checking: boolean;
  /** What the server found wrong with a cart, until that cart is changed. */
  problemsOf: (cart: Cart) => Partial<CartProblems>;
}

/** Failures that have a sentence of their own worth telling beside "Failed to create invoice". */
const TELLING: readonly string[] = [
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_INVALID',
  'TOO_MANY_REQUESTS',
  'PAYMENT_REQUIRED',
] satisfies RefusalCode[];

function tellFailure(words: TypeWords, error: unknown): void {
  const code = error instanceof GraphFailure ? error.code : undefined;
  // The session ended: the login tells it, and the cart is there afterwards.
  if (code === 'UNAUTHENTICATED') return;
  const reason = error instanceof GraphFailure && TELLING.includes(error.code) ? error.message : undefined;
  toast.failed([say(words.failed), reason].filter(Boolean).join('. '));
}

export function useCreate({ words, customerId, employeeId, walkIn, dispatch, onCreated }: Options): Create {
  const { createDocument, busy, checking } = useCreateDocument();
  const refreshLines = useRefreshLines();
  const refreshTerms = useRefreshTerms(customerId);
  const [rejected, setRejected] = useState<{ cart: Cart; problems: Partial<CartProblems> }>();
  const [refreshing, setRefreshing] = useState(false);
  const sending = useRef(false);
  const navigate = useNavigate();

  /** Takes over what the catalogue and the shop's settings say now. */
  const refresh = async (cart: Cart): Promise<void> => {
    setRefreshing(true);
    try {
      const [found] = await Promise.all([refreshLines(cart.lines), refreshTerms()]);
      dispatch({ type: 'refresh', found });
    } finally {
      setRefreshing(false);
    }
  };

  const send = async (cart: Cart, totals: CartTotals): Promise<void> => {
    const input = documentInput(cart, totals, { type: words.type, customerId, employeeId, walkIn });
    const outcome = await createDocument(input);
    switch (outcome.kind) {
      case 'created':
        // In the background: the catalogue in memory learns what is left of what was sold.
        refreshLines(cart.lines).catch(() => undefined);
        onCreated(outcome);
        break;
      case 'short': {
        const { productId, variantId, available } = outcome;
        const line = cart.lines.find((one) => one.itemId === productId && one.variantId === variantId);
        if (line !== undefined) dispatch({ type: 'stock', key: line.key, available });
        await refresh(cart);
        break;
      }
      case 'changed':
        toast.failed(outcome.message);
        await refresh(cart);
        break;
      case 'reused':
        // The lines stay; whether they are to become one more document is for the person to say.
        dispatch({ type: 'another', key: newKey() });
        toast.offered(
          say('billing.madeBefore'),
          say('history.title'),
          () => void navigate('/Billing-History'),
        );
        break;
      case 'problems':
        setRejected({ cart, problems: remoteProblems(outcome.problems, cart, input) });
        break;
      case 'refused':
        toast.failed(outcome.message);
    }
  };

  const create = async (cart: Cart, totals: CartTotals): Promise<void> => {
    // A second click comes before the button shows that it is busy.
    if (sending.current) return;
    sending.current = true;
    // What failed before is being tried again.
    toast.clear();
    try {
      await send(cart, totals);
    } catch (error) {
      tellFailure(words, error);
    } finally {
      sending.current = false;
    }
  };
  return {
    create,
    busy: busy || refreshing,
    refreshing,
    checking,
    problemsOf: (cart) => (rejected?.cart === cart ? rejected.problems : {}),
  };
}
