import { webPush } from './webPush.ts';

/**
 * Why this device can't receive push notifications (spec 1 §8); undefined if it can, or if the user was not
 * asked yet.
 */
export function deviceProblem(): 'unsupported' | 'notGranted' | undefined {
  if (!webPush.supported()) return 'unsupported';
  return webPush.permission() === 'denied' ? 'notGranted' : undefined;
}
