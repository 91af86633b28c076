import { formatMessage } from '@galla/domain';
import { useEffect, useEffectEvent } from 'react';
import { readPreference, writePreference } from '../../app/preference.ts';
import { toast } from '../../app/toast/toast.ts';
import { keptMessagingToken } from '../../session/index.ts';
import { deviceProblem, PROBLEM_TEXTS } from './deviceProblem.ts';
import { logFailure } from '../../app/logFailure.ts';
import { useRegisterMessaging } from './useRegisterMessaging.ts';
import { webPush } from './webPush.ts';

const WARNED = 'push-warned';

/** Once on a device (spec 1 §8): who can't be told, or does not want to, is not told so every day. */
function warnOnce(): void {
  const problem = deviceProblem();
  if (problem === undefined || readPreference(WARNED) === problem) return;
  writePreference(WARNED, problem);
  toast.info(formatMessage(PROBLEM_TEXTS[problem]));
}

/**
 * Keeps the server's address of this device right: browsers change it, and take it back. Whoever was not asked yet is
 * asked where he wants to be told, on the list of notifications.
 */
export function useKeepRegistered(paid: boolean): void {
  const register = useRegisterMessaging();
  const keep = useEffectEvent(async (): Promise<void> => {
    if (!webPush.supported() || webPush.permission() !== 'granted') return warnOnce();
    try {
      const standing = await webPush.current();
      if (standing !== keptMessagingToken()) await register(standing);
    } catch (error) {
      logFailure('This device could not be registered', error);
    }
  });
  useEffect(() => {
    if (paid) void keep();
  }, [paid]);
}
