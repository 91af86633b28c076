import { daysBetween, formatCount, formatDay, formatMessage, isDay, type DueBy } from '@galla/domain';
import { shortDay } from '../../order/shortDay.ts';

/** What the due board shows of an order. */
export interface Due {
  number: string;
  customerName: string;
  dueOn: string;
  piecesLeft: number;
  stage: string | null | undefined;
  held: boolean;
}

/** The serial part of its number: "00171" of "26-27/J/00171". */
const serial = (number: string): string => number.split('/').at(-1) ?? number;

/** "00171 · 3 days late · Stitching": serial, how late or on which weekday, and the stage. */
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

/** The prefilled WhatsApp message: the order is ready, late, due for a trial, or due for delivery. */
export function messageText(
  due: Due,
  { by, today, shop }: { by: DueBy; today: string; shop: string },
): string {
  const { number, customerName: name, dueOn, piecesLeft } = due;
  const params = { name, number, shop, day: isDay(dueOn) ? formatDay(dueOn) : dueOn };
  if (piecesLeft === 0) return formatMessage('due.readyText', params);
  // A missed trial has no new day yet.
  if (by === 'TRIAL') return formatMessage(dueOn < today ? 'due.missedText' : 'due.trialText', params);
  return formatMessage(dueOn < today ? 'due.lateText' : 'due.deliveryText', params);
}
