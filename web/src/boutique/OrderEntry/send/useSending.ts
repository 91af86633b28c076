import { formatDay, rupees, formatMessage } from '@galla/domain';
import { useRef } from 'react';
import type { OrderSlips_order$key } from '../../../__generated__/OrderSlips_order.graphql.ts';
import { GraphFailure } from '../../../app/graph/failure.ts';
import { toast } from '../../../app/toast/toast.ts';
import { type OwnerPin, useOwnerPin } from '../../../billing/index.ts';
import { afterClosing } from '../../../ui/afterClosing.ts';
import type { Entry } from '../entry/useEntry.ts';
import { payingInput, sharedInput, splitInput } from './orderInput.ts';
import type { Paying } from './paying.ts';
import { useCreateOrder } from './useCreateOrder.ts';
import { useUpdateOrder } from './useUpdateOrder.ts';

/** A saved order. A new one includes the data of its slips; for an edited one they are on its own page. */
export interface SavedOrder {
  id: string;
  slips?: OrderSlips_order$key;
}

interface Sending {
  /**
   * Save Order or Pay & Order: the former receives the advance, the latter the advance or, without one, the
   * whole total.
   */
  create: (paying: Paying, payInFull: boolean) => void;
  /** Update Order. */
  update: (order: string, paying: Paying) => void;
  busy: boolean;
  /** No response yet; the request is being retried. */
  checking: boolean;
  /** Asks for the owner's PIN if the order exceeds the user's limits. */
  ownerPin: OwnerPin;
}

interface Refused {
  kind: string;
  message: string;
  problems?: Readonly<Record<string, string>>;
  refusal?: { code: string } | undefined;
  error?: unknown;
}

/**
 * Sends the order, once however often the button is pressed, and handles the response. The draft is kept on
 * failure.
 */
export function useSending(entry: Entry, onSaved: (order: SavedOrder) => void): Sending {
  const creating = useCreateOrder();
  const updating = useUpdateOrder();
  const sending = useRef(false);
  const { draft, amounts, ask, drop, reject } = entry;
  const { ownerPin, ask: askPin } = useOwnerPin();

  /** Sends it, and again with the owner's permission if that is required. */
  const withPermission = async <O extends Refused | { kind: 'saved' }>(
    write: (more: { limitApproval?: string }) => Promise<O>,
  ): Promise<O> => {
    const outcome = await write({});
    if (!('refusal' in outcome) || outcome.refusal?.code !== 'LIMIT_EXCEEDED') return outcome;
    // Dialogs do not stack: the one below is closed first.
    ask(undefined);
    const limitApproval = await new Promise<void>((resolve) => afterClosing(resolve)).then(() =>
      askPin(outcome.message),
    );
    return limitApproval === undefined ? outcome : write({ limitApproval });
  };

  const once = async (send: () => Promise<void>): Promise<void> => {
    // A second press can arrive before the button renders as busy.
    if (sending.current) return;
    sending.current = true;
    await send().finally(() => (sending.current = false));
  };
  const refused = ({ kind, message, problems, refusal, error }: Refused): void => {
    // KEY_REUSED: an earlier attempt did create the order, and the draft has changed since. Ask before
    // creating a second one.
    ask(undefined);
    if (refusal?.code === 'KEY_REUSED') {
      afterClosing(() => ask('made'));
      return;
    }
    // The session has ended. The login says so, and the draft is still there afterwards.
    if (error instanceof GraphFailure && error.code === 'UNAUTHENTICATED') return;
    if (kind === 'problems' && problems) reject(problems);
    toast.error(message);
  };
  const saved = (
    order: SavedOrder,
    number: string,
    done: 'orderEntry.created' | 'orderEntry.updated',
  ): void => {
    ask(undefined);
    drop();
    toast.success(formatMessage(done, { number }));
    onSaved(order);
  };

  const create = async (paying: Paying, payInFull: boolean): Promise<void> => {
    const outcome = await withPermission((more) =>
      creating.write({
        ...sharedInput(draft, amounts),
        ...splitInput(draft),
        customer: draft.customer?.id ?? '',
        ...(draft.advance > 0 && { advance: rupees(draft.advance) }),
        ...payingInput(paying),
        payInFull,
        ...more,
      }),
    );
    if (outcome.kind !== 'saved') {
      refused(outcome);
      return;
    }
    const { order, appointmentProblem } = outcome.saved;
    saved({ id: order.id, slips: order }, order.number, 'orderEntry.created');
    if (appointmentProblem == null) {
      toast.info(
        formatMessage('orderEntry.appointmentMade', {
          day: formatDay(order.trialDate ?? order.deliveryDate),
        }),
      );
    } else toast.error(appointmentProblem);
  };
  const update = async (order: string, paying: Paying): Promise<void> => {
    const outcome = await withPermission((more) =>
      updating.write({
        ...sharedInput(draft, amounts),
        order,
        expectedVersion: draft.version ?? 1,
        ...(draft.advance > 0 && { received: rupees(draft.advance), ...payingInput(paying) }),
        ...more,
      }),
    );
    if (outcome.kind === 'saved') saved({ id: order }, outcome.saved.order.number, 'orderEntry.updated');
    else refused(outcome);
  };
  return {
    create: (paying, payInFull) => void once(() => create(paying, payInFull)),
    update: (order, paying) => void once(() => update(order, paying)),
    busy: creating.busy || updating.busy,
    checking: creating.checking || updating.checking,
    ownerPin,
  };
}
