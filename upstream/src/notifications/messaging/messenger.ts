/**
 * What a device is told while Galla is closed. It stands on locked screens, and a relay may read it: what happened and
 * where to look, without names, amounts and numbers.
 */
export interface PushMessage {
  /** Of the notification; a device shows each once. */
  id: string;
  title: string;
  body: string;
  /** The screen that it opens, as a path of the web client. */
  link: string;
}

/** What became of it; `gone`: the service does not know the device any more. */
export type Delivery = 'delivered' | 'gone' | 'failed';

/** A messaging service. Another one is another of these. */
export interface Messenger {
  readonly name: string;
  /** Whether a messaging token is an address at this service. */
  accepts(token: string): boolean;
  /** Never rejects; gives up after some seconds, or when it is told to. */
  send(token: string, message: PushMessage, signal: AbortSignal): Promise<Delivery>;
}
