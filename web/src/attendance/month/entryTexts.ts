import { formatMessage } from '@galla/domain';
import type { ShopClock } from '../../app/clock/useShopClock.ts';

export interface Times {
  inAt: string;
  outAt?: string | null | undefined;
}

/** "9:58 am – 6:05 pm"; without an out, only the in. */
export const timesText = ({ inAt, outAt }: Times, { time }: Pick<ShopClock, 'time'>): string =>
  outAt == null
    ? formatMessage('attendance.trailOpen', { from: time(inAt) })
    : formatMessage('attendance.fromTo', { from: time(inAt), to: time(outAt) });
