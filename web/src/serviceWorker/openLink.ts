/** The worker asks a page to open a screen: somebody has pressed a message on the device. */
export interface OpenLinkMessage {
  type: 'galla.open';
  /** A path of the client. */
  link: string;
}

export const isOpenLinkMessage = (data: unknown): data is OpenLinkMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'galla.open' &&
  'link' in data &&
  typeof data.link === 'string';

/** A path of the client itself; anything else leads to the start. */
export const safeLink = (link: string): string => (/^\/(?![/\\])/.test(link) ? link : '/');
