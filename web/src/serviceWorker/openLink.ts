/** Asks a page to open a screen, because the user pressed a push notification. */
export interface OpenLinkMessage {
  type: 'galla.open';
  /** A path within the client. */
  link: string;
}

export const isOpenLinkMessage = (data: unknown): data is OpenLinkMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'galla.open' &&
  'link' in data &&
  typeof data.link === 'string';

/** Returns a path within the client; anything else becomes the start page. */
export const safeLink = (link: string): string => (/^\/(?![/\\])/.test(link) ? link : '/');
