/** The push service of this browser. Other services implement the same interface. */
export interface DeviceMessaging {
  /** Whether the browser supports push notifications at all. */
  supported(): boolean;
  permission(): NotificationPermission;
  /** Asks the user; must be called from a press, or browsers refuse. */
  askPermission(): Promise<NotificationPermission>;
  /** The current messaging token; undefined if there is none. Rejects if the service fails. */
  current(): Promise<string | undefined>;
  /** Registers with the service, using the installation's key. Rejects if the service fails. */
  register(key: string): Promise<string>;
  /** Ends the registration on this device. */
  unregister(): Promise<void>;
}
