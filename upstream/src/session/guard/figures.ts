const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How many wrong PINs an account takes within a time (milliseconds) before it makes the caller wait. */
export interface Window {
  wrong: number;
  within: number;
}

/** From devices that never signed the mobile in. */
export const UNKNOWN_DEVICE: readonly Window[] = [
  { wrong: 5, within: 15 * MINUTE },
  { wrong: 10, within: 24 * HOUR },
];

/** From one device that signed the mobile in before: its owner mistypes, and strangers can't shut him out. */
export const KNOWN_DEVICE: readonly Window[] = [{ wrong: 20, within: 24 * HOUR }];

/** Wrong ones in a row from unknown devices, after which only the owner can open the account to them again. */
export const CLOSED_AFTER = 50;

/** Wrong ones in the whole installation, from which on every unknown device is slowed down. */
export const ALARM: Window = { wrong: 1_000, within: HOUR };
/** How long an unknown device waits then, in milliseconds. */
export const SLOW_DOWN = 2_000;
/** The alarm is logged at most this often. */
export const ALARM_EVERY = MINUTE;
