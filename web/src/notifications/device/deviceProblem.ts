import { webPush } from './webPush.ts';

/** Why this device can't be told (spec 1 §8); undefined where it can, or where nobody was asked yet. */
export function deviceProblem(): 'unsupported' | 'notGranted' | undefined {
  if (!webPush.supported()) return 'unsupported';
  return webPush.permission() === 'denied' ? 'notGranted' : undefined;
}
