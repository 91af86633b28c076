import { formatRupees, PAYMENT_MODE_LABELS, PAYMENT_MODES, say, sayCount } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { eventText_event$key } from '../../__generated__/eventText_event.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';

/** What happened, in one line. */
export function eventText(key: eventText_event$key): string {
  const event = readInlineData(
    graphql`
      fragment eventText_event on OrderEvent @inline {
        kind
        item
        pieces
        status
        stage
        employee
        amount
        mode
        number
        reason
      }
    `,
    key,
  );
  const { kind, item, pieces, status, stage, employee, amount, mode, number, reason } = event;
  const money = amount == null ? '' : formatRupees(paiseOf(amount));
  const known = PAYMENT_MODES.find((one) => one === mode);
  const by = known ? say(PAYMENT_MODE_LABELS[known]) : '';
  const what = [pieces == null ? '' : sayCount('orderList.pieces', pieces), item, stage]
    .filter(Boolean)
    .join(' · ');
  switch (kind) {
    case 'CREATED':
      return say('orderDetails.eventCreated');
    case 'EDITED':
      return say('orderDetails.eventEdited');
    case 'STATUS':
      return say('orderDetails.eventStatus', { status: status ?? '' });
    case 'STAGE':
      return say('orderDetails.eventStage', { stage: stage ?? '' });
    case 'ASSIGNED':
      return say('orderDetails.eventAssigned', { what, name: employee ?? '' });
    case 'STARTED':
      return say('orderDetails.eventStarted', { what });
    case 'DONE':
      return say('orderDetails.eventDone', { what });
    case 'PAID':
      return say('orderDetails.eventPaid', { amount: money, mode: by });
    case 'REFUNDED':
      return say('orderDetails.eventRefunded', { amount: money, mode: by });
    case 'KEPT':
      return say('orderDetails.eventKept', { amount: money, reason: reason ?? '' });
    case 'INVOICED':
      return say('orderDetails.eventInvoiced', { number: number ?? '' });
    default:
      return say('orderDetails.eventEdited');
  }
}
