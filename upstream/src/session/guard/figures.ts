const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How many wrong PINs are allowed per account within a time in milliseconds, before the caller has to wait. */
export interface Window {
  wrong: number;
  within: number;
}

/** For devices not known for the mobile. */
export const UNKNOWN_DEVICE: readonly Window[] = [
  { wrong: 5, within: 15 * MINUTE },
  { wrong: 10, within: 24 * HOUR },
];

/** For a known device, so that typos do not block its owner and strangers can't lock them out. */
export const KNOWN_DEVICE: readonly Window[] = [{ wrong: 20, within: 24 * HOUR }];

/** Consecutive wrong PINs from unknown devices after which only the owner can unlock the account for them. */
export const CLOSED_AFTER = 50;

/** Wrong PINs in the whole installation after which every unknown device is delayed. */
export const ALARM: Window = { wrong: 1_000, within: HOUR };
/** Delay of an unknown device during an alarm, in milliseconds. */
export const SLOW_DOWN = 2_000;
/** Minimum interval between logged alarms. */
export const ALARM_EVERY = MINUTE;
