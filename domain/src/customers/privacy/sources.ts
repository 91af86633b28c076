/** How a customer gave or withdrew consent to messages. */
export const CONSENT_SOURCES = ['COUNTER', 'PHONE', 'PAPER', 'ONLINE'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** Events recorded about a customer's own data. */
export const DATA_EVENTS = ['CONSENT_GIVEN', 'CONSENT_WITHDRAWN', 'EXPORTED', 'ERASED', 'MERGED'] as const;
export type DataEvent = (typeof DATA_EVENTS)[number];
