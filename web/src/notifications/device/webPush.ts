import type { DeviceMessaging } from './messaging.ts';

const subscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration === undefined ? null : registration.pushManager.getSubscription();
};

const subscribe = async (key: string): Promise<PushSubscription> => {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    // The subscription belongs to another key: the installation has moved.
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
};

/** Web Push through the service worker (W3C Push API); the token is the subscription as JSON. */
export const webPush: DeviceMessaging = {
  // Without a service worker (development, plain http) nothing would arrive.
  supported: () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
  permission: () => Notification.permission,
  askPermission: () => Notification.requestPermission(),
  current: async () => {
    const standing = await subscription();
    return standing === null ? undefined : JSON.stringify(standing);
  },
  register: async (key) => JSON.stringify(await subscribe(key)),
  unregister: async () => {
    await (await subscription())?.unsubscribe();
  },
};
