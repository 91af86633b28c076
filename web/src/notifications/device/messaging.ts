/** How this browser is reached while no page is open. Another messaging service is another of these. */
export interface DeviceMessaging {
  /** Whether the browser can be told at all. */
  supported(): boolean;
  permission(): NotificationPermission;
  /** Asks the person; to be called at a press, else browsers refuse. */
  askPermission(): Promise<NotificationPermission>;
  /** The messaging token that stands; undefined without one. Rejects when the service fails. */
  current(): Promise<string | undefined>;
  /** Registers at the service with the installation's key. Rejects when the service fails. */
  register(key: string): Promise<string>;
  /** Nothing is sent here any more. */
  unregister(): Promise<void>;
}
