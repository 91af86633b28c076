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

/**
 * Once per device (spec 1 §8), so that users who can't or don't want to receive notifications are not told
 * every day.
 */
function warnOnce(): void {
  const problem = deviceProblem();
  if (problem === undefined || readPreference(WARNED) === problem) return;
  writePreference(WARNED, problem);
  toast.info(formatMessage(PROBLEM_TEXTS[problem]));
}

/**
 * Keeps the server's registration of this device up to date, because browsers change and revoke
 * subscriptions. Users who were not asked yet are asked on the list of notifications instead.
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
