const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a session lives, in milliseconds. */
export const IDLE_LIMIT = 7 * DAY;
export const ABSOLUTE_LIMIT = 30 * DAY;
/** The use of a session is noted at most this often. */
export const NOTE_EVERY = MINUTE;
/** Sessions of one person at a time; the oldest is ended for one more. */
export const MOST_SESSIONS = 10;
/** How long a code that hands a session over may be used. */
export const HANDOVER_LIMIT = MINUTE;
/** How long a PIN that was just given opens what asks for it again. */
export const PIN_FRESH = 10 * MINUTE;
