import { formatMessage, type BillTotals, type Paise } from '@galla/domain';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { useDraft } from '../../local/useDraft.ts';
import { hasProblems, mergeProblems, unreadableProblems } from '../cart/cartProblems.ts';
import { cartSums } from '../cart/cartTotals.ts';
import { useGivenAway, type GivenAway } from '../cart/useGivenAway.ts';
import type { InvoiceForm } from '../cart/useInvoiceForm.ts';
import { changeCount, editDraftName, isEdit, startEdit, type Edit } from './state/edit.ts';
import { editProblems, missingInEdit, overpaid, type EditProblems } from './state/editProblems.ts';
import { editReducer, type EditAction } from './state/editReducer.ts';
import type { Before } from './state/readDocument.ts';
import { updateInput } from './state/updateInput.ts';
import type { OwnerPin } from '../limits/useOwnerPin.ts';
import { useSave } from './useSave.ts';

/** A document being edited, with its sums and problems. */
export interface EditedBill {
  before: Before;
  edit: Edit;
  cart: Edit['cart'];
  dispatch: (action: EditAction) => void;
  totals: BillTotals;
  /** The amount that would remain to be paid. */
  pending: Paise;
  /** The overpaid amount, refunded with the edit. */
  overpaid: Paise;
  problems: EditProblems;
  setUnreadable: (field: string, problem: string | undefined) => void;
  changes: number;
  update: () => void;
  /** Saves, then continues to the screen that receives the rest. */
  updateAndReceive: () => void;
  undoAll: () => void;
  givenAway: GivenAway;
  busy: boolean;
  checking: boolean;
  unsure: boolean;
  /** Asks for the owner's PIN if the edit exceeds the user's limits. */
  ownerPin: OwnerPin;
  /** Saved without changes since: the payment screen is next. */
  leaves: boolean;
  /** Leaves the page and discards the input. */
  giveUp: () => void;
}

interface Options {
  documentId: string;
  before: Before;
  form: InvoiceForm;
  onProblems: (problems: EditProblems) => void;
}

const mergeEdit = (first: EditProblems, second: Partial<EditProblems>): EditProblems => ({
  ...mergeProblems(first, second),
  reason: first.reason ?? second.reason,
  refund: first.refund ?? second.refund,
});

const isBlocked = (problems: EditProblems): boolean =>
  hasProblems(problems) || problems.reason !== undefined || problems.refund !== undefined;

/** Whether the next version of the document is the one being saved here. */
export interface Own {
  is: () => boolean;
  mark: (own: boolean) => void;
}

function useOwn(): Own {
  const own = useRef(false);
  return useMemo(
    () => ({
      is: () => own.current,
      mark: (is) => {
        own.current = is;
      },
    }),
    [],
  );
}

/** The edit of a document: stored on this device until saved, and rebased onto the current document. */
function useKeptEdit(documentId: string, before: Before, own: Own) {
  const { draft, keep, drop } = useDraft(editDraftName(documentId), isEdit);
  const [edit, dispatch] = useReducer(editReducer, draft, (kept) => kept ?? startEdit(before.seen, newKey()));
  const restored = useRef(draft !== undefined);
  const changes = changeCount(edit);
  useEffect(() => {
    if (!restored.current) return;
    restored.current = false;
    toast.info(formatMessage('billing.draftRestored'));
  }, []);
  useEffect(() => {
    if (changes > 0) keep(edit);
    else drop();
  }, [edit, changes, keep, drop]);
  const { seen, cart } = edit;
  useEffect(() => {
    const now = before.seen;
    if (now.revision === seen.revision && now.pending === seen.pending) return;
    // After a save the document equals the input, except that the payment day is dropped if nothing is pending.
    const saved = changeCount({ seen: now, cart: { ...cart, payOn: now.cart.payOn ?? '' } }) === 0;
    if (own.is() && saved) dispatch({ type: 'start', now, key: newKey() });
    else dispatch({ type: 'rebase', now });
    own.mark(false);
  }, [before.seen, seen, cart, own]);
  return { edit, dispatch, changes, drop };
}

export function useEdit({ documentId, before, form, onProblems }: Options): EditedBill {
  const { type, terms, received } = before;
  const own = useOwn();
  const { edit, dispatch, changes, drop } = useKeptEdit(documentId, before, own);
  const { cart } = edit;
  const saving = useSave({ type, dispatch, own });
  const { today } = useShopClock();
  const [attempted, setAttempted] = useState(false);
  const [receives, setReceives] = useState(false);
  const [leaves, setLeaves] = useState(false);
  const [unreadable, setUnreadable] = useState<Readonly<Record<string, string>>>({});
  const totals = cartSums(cart, terms);
  const pending = type === 'PROPOSAL' ? 0 : Math.max(0, totals.total - received);
  const money = { totals, terms, received };
  const back = overpaid(money);
  const send = async (zeroConfirmed: boolean): Promise<void> => {
    const saved = await saving.save(
      cart,
      updateInput(edit, { documentId, totals, pending, overpaid: back, zeroConfirmed }),
    );
    if (!saved) return;
    setAttempted(false);
    toast.success(formatMessage('billing.updated', { document: formatMessage(WORDS[type]) }));
    if (receives) setLeaves(true);
  };
  const { begin, givenAway } = useGivenAway(cart, totals, (zeroConfirmed) => void send(zeroConfirmed));
  const live = mergeEdit(unreadableProblems(cart, unreadable), editProblems(edit, money));
  const missing = missingInEdit(edit, money, today, form.missing(cart.form));
  const complete = mergeEdit(live, missing);
  const start = (receive: boolean): void => {
    setReceives(receive);
    if (changes === 0) {
      if (receive) setLeaves(true);
      else toast.info(formatMessage('billing.nothingChanged'));
      return;
    }
    if (!isBlocked(complete)) {
      begin();
      return;
    }
    setAttempted(true);
    onProblems(complete);
  };
  return {
    before,
    edit,
    cart,
    dispatch,
    totals,
    pending,
    overpaid: back,
    problems: mergeEdit(attempted ? complete : live, saving.problemsOf(cart)),
    setUnreadable: (field, problem) =>
      setUnreadable((was) => {
        if (was[field] === problem) return was;
        const { [field]: _was, ...rest } = was;
        return problem === undefined ? rest : { ...rest, [field]: problem };
      }),
    changes,
    update: () => start(false),
    updateAndReceive: () => start(true),
    undoAll: () => {
      setAttempted(false);
      setUnreadable({});
      dispatch({ type: 'start', now: before.seen, key: newKey() });
      toast.info(formatMessage('billing.undoneAll'));
    },
    givenAway,
    busy: saving.busy,
    checking: saving.checking,
    unsure: saving.isUnsure(cart),
    ownerPin: saving.ownerPin,
    leaves: leaves && changes === 0,
    giveUp: drop,
  };
}

const WORDS = { INVOICE: 'billing.invoice', ORDER: 'billing.order', PROPOSAL: 'billing.proposal' } as const;
