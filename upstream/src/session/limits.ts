const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Lifetime of an idle session, in milliseconds. */
export const IDLE_LIMIT = 7 * DAY;
export const ABSOLUTE_LIMIT = 30 * DAY;
/** Minimum interval for recording the use of a session. */
export const NOTE_EVERY = MINUTE;
/** Maximum number of sessions per person; another one ends the oldest. */
export const MOST_SESSIONS = 10;
/** Lifetime of a hand-over code. */
export const HANDOVER_LIMIT = MINUTE;
/** How long an entered PIN counts as fresh. */
export const PIN_FRESH = 10 * MINUTE;
