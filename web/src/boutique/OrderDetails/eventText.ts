import { formatRupees, PAYMENT_MODE_LABELS, MONEY_MODES, formatMessage, formatCount } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { eventText_event$key } from '../../__generated__/eventText_event.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';

/** An event as one line of text. */
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
        collectedBy
        limitsLiftedBy
        metres
      }
    `,
    key,
  );
  const { kind, item, pieces, status, stage, employee, amount, mode, number, reason, collectedBy, metres } =
    event;
  const money = amount == null ? '' : formatRupees(paiseOf(amount));
  const known = MONEY_MODES.find((one) => one === mode);
  const by = known ? formatMessage(PAYMENT_MODE_LABELS[known]) : '';
  const what = [pieces == null ? '' : formatCount('orderList.pieces', pieces), item, stage]
    .filter(Boolean)
    .join(' · ');
  switch (kind) {
    case 'CREATED':
    case 'EDITED':
      return [
        formatMessage(kind === 'CREATED' ? 'orderDetails.eventCreated' : 'orderDetails.eventEdited'),
        event.limitsLiftedBy == null ? '' : formatMessage('limits.liftedBy', { name: event.limitsLiftedBy }),
      ]
        .filter(Boolean)
        .join(' · ');
    case 'STATUS':
      return formatMessage('orderDetails.eventStatus', { status: status ?? '' });
    case 'STAGE':
      return formatMessage('orderDetails.eventStage', { stage: stage ?? '' });
    case 'ASSIGNED':
      return formatMessage('orderDetails.eventAssigned', { what, name: employee ?? '' });
    case 'STARTED':
      return formatMessage('orderDetails.eventStarted', { what });
    case 'DONE':
      return formatMessage('orderDetails.eventDone', { what });
    case 'PAID':
      return formatMessage('orderDetails.eventPaid', { amount: money, mode: by });
    case 'REFUNDED':
      return formatMessage('orderDetails.eventRefunded', { amount: money, mode: by });
    case 'KEPT':
      return formatMessage('orderDetails.eventKept', { amount: money, reason: reason ?? '' });
    case 'INVOICED':
      return formatMessage('orderDetails.eventInvoiced', { number: number ?? '' });
    case 'HANDED_OVER':
      return formatMessage(amount == null ? 'handOver.event' : 'handOver.eventDue', {
        what,
        name: collectedBy ?? formatMessage('handOver.somebody'),
        amount: money,
      });
    case 'ALTERED':
      return formatMessage('alteration.event', { what, number: number ?? '' });
    case 'CLOTH_RECEIVED':
    case 'CLOTH_RETURNED':
      return formatMessage(kind === 'CLOTH_RECEIVED' ? 'cloth.eventIn' : 'cloth.eventBack', {
        item: item ?? '',
        metres: metres ?? '',
      });
    case 'TAKEN_BACK':
      return formatMessage('handOver.eventBack', { what });
    default:
      return formatMessage('orderDetails.eventEdited');
  }
}
