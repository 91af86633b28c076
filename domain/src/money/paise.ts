/** An amount of Indian rupees in whole paise: ₹1 is 100. Always an integer. */
export type Paise = number;

/** The largest amount stored anywhere: ₹999,999,999,999.99, the limit of `numeric(14,2)`. */
export const MAX_PAISE: Paise = 99_999_999_999_999;

/** Whether the amount is a whole number of paise that fits its column. */
export function fitsMoney(amount: number): boolean {
  return Number.isInteger(amount) && Math.abs(amount) <= MAX_PAISE;
}
