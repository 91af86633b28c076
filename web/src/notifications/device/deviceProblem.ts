import type { MessageKey } from '@galla/domain';
import { webPush } from './webPush.ts';

type DeviceProblem = 'unsupported' | 'notGranted';

/** The text of each problem. */
export const PROBLEM_TEXTS: Readonly<Record<DeviceProblem, MessageKey>> = {
  unsupported: 'notifications.unsupported',
  notGranted: 'notifications.notGranted',
};

/**
 * Why this device can't receive push notifications (spec 1 §8); undefined if it can, or if the user was not
 * asked yet.
 */
export function deviceProblem(): DeviceProblem | undefined {
  if (!webPush.supported()) return 'unsupported';
  return webPush.permission() === 'denied' ? 'notGranted' : undefined;
}
