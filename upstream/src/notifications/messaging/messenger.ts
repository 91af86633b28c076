/**
 * The message shown on a device while Galla is closed. It appears on lock screens and passes through relays, so it says
 * what happened and where to look, without names, amounts and numbers.
 */
export interface PushMessage {
  /** Id of the notification; a device shows each once. */
  id: string;
  title: string;
  body: string;
  /** Path of the web client's screen to open. */
  link: string;
}

/** Result of a push; `gone`: the service no longer knows the device. */
export type Delivery = 'delivered' | 'gone' | 'failed';

/** A push service. Implement this interface to add another one. */
export interface Messenger {
  readonly name: string;
  /** Whether a messaging token belongs to this service. */
  accepts(token: string): boolean;
  /** Never rejects; gives up after some seconds, or when aborted. */
  send(token: string, message: PushMessage, signal: AbortSignal): Promise<Delivery>;
}
