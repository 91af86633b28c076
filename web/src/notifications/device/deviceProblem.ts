import type { MessageKey } from '@galla/domain';
import { webPush } from './webPush.ts';

type DeviceProblem = 'unsupported' | 'notGranted';

/** What to say of each. */
export const PROBLEM_TEXTS: Readonly<Record<DeviceProblem, MessageKey>> = {
  unsupported: 'notifications.unsupported',
  notGranted: 'notifications.notGranted',
};

/** Why this device can't be told (spec 1 §8); undefined where it can, or where nobody was asked yet. */
export function deviceProblem(): DeviceProblem | undefined {
  if (!webPush.supported()) return 'unsupported';
  return webPush.permission() === 'denied' ? 'notGranted' : undefined;
}
