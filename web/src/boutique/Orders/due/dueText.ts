import { daysBetween, formatCount, formatDay, formatMessage, isDay, type DueBy } from '@galla/domain';
import { shortDay } from '../../order/shortDay.ts';

/** What is told of an order on the due board. */
export interface Due {
  number: string;
  customerName: string;
  dueOn: string;
  piecesLeft: number;
  stage: string | null | undefined;
  held: boolean;
}

/** The end of its number, which tells it apart: "00171" of "26-27/J/00171". */
const serial = (number: string): string => number.split('/').at(-1) ?? number;

/** "00171 · 3 days late · Stitching": which one it is, how late or on which day of the week, and where it is. */
export function secondLine({ number, dueOn, stage, held }: Due, today: string): string {
  const days = isDay(dueOn) && isDay(today) ? daysBetween(today, dueOn) : 0;
  const when = days < 0 ? formatCount('orderList.late', -days) : days > 1 ? shortDay(dueOn) : undefined;
  return [
    serial(number),
    when,
    held ? formatMessage('due.held') : (stage ?? formatMessage('orderList.noStage')),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The message that WhatsApp opens with: it is ready, late, to be tried on, or to be delivered. */
export function messageText(
  due: Due,
  { by, today, shop }: { by: DueBy; today: string; shop: string },
): string {
  const { number, customerName: name, dueOn, piecesLeft } = due;
  const params = { name, number, shop, day: isDay(dueOn) ? formatDay(dueOn) : dueOn };
  if (piecesLeft === 0) return formatMessage('due.readyText', params);
  // A trial that was missed has no other day yet.
  if (by === 'TRIAL') return formatMessage(dueOn < today ? 'due.missedText' : 'due.trialText', params);
  return formatMessage(dueOn < today ? 'due.lateText' : 'due.deliveryText', params);
}
