/** How a customer can agree to messages, or withdraw that. */
export const CONSENT_SOURCES = ['COUNTER', 'PHONE', 'PAPER', 'ONLINE'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** What is noted of a customer's own data. */
export const DATA_EVENTS = ['CONSENT_GIVEN', 'CONSENT_WITHDRAWN', 'EXPORTED', 'ERASED', 'MERGED'] as const;
export type DataEvent = (typeof DATA_EVENTS)[number];
