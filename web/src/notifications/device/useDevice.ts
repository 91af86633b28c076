import { formatMessage } from '@galla/domain';
import { useEffect, useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { deviceProblem } from './deviceProblem.ts';
import { logFailure } from '../../app/logFailure.ts';
import { useRegisterMessaging } from './useRegisterMessaging.ts';
import { webPush } from './webPush.ts';

interface Device {
  /** Why it can't receive notifications; undefined if it can. */
  problem: 'unsupported' | 'notGranted' | undefined;
  on: boolean;
  busy: boolean;
  /** Must be called from a press, because the browser asks the user. */
  turn: (on: boolean) => Promise<void>;
}

/** Whether this device receives notifications while Galla is closed, and a function to change that. */
export function useDevice(key: string): Device {
  const supported = webPush.supported();
  const problem = deviceProblem();
  const [on, setOn] = useState(false);
  const [busy, setBusy] = useState(false);
  const register = useRegisterMessaging();
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const token = webPush.permission() === 'granted' ? await webPush.current() : undefined;
      if (isHere) setOn(token !== undefined);
    };
    if (supported)
      look().catch((error: unknown) => logFailure('The messaging service did not answer', error));
    return () => {
      isHere = false;
    };
  }, [supported]);

  /** Resolves with whether it is on. */
  const turnOn = async (): Promise<boolean> => {
    if ((await webPush.askPermission()) !== 'granted') {
      toast.info(formatMessage('notifications.notGranted'));
      return false;
    }
    await register(await webPush.register(key));
    toast.success(formatMessage('notifications.deviceOn'));
    return true;
  };
  const turnOff = async (): Promise<boolean> => {
    await webPush.unregister();
    await register(undefined);
    toast.success(formatMessage('notifications.deviceOffDone'));
    return false;
  };
  const turn = async (wanted: boolean): Promise<void> => {
    setBusy(true);
    // Optimistic; reverted on failure.
    setOn(wanted);
    try {
      setOn(await (wanted ? turnOn() : turnOff()));
    } catch (error) {
      setOn(!wanted);
      logFailure('This device could not be registered', error);
      toast.info(formatMessage('notifications.deviceFailed'));
    } finally {
      setBusy(false);
    }
  };
  return { problem, on, busy, turn };
}
