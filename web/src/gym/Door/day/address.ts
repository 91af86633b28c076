import type { Day } from '@galla/domain';

/** URL of a day's visits at a branch, or at all without one; for today it is the door. */
export function doorAddress(day: Day, { today, branch }: { today: Day; branch: string }): string {
  const params = new URLSearchParams({ ...(branch !== '' && { branch }), ...(day !== today && { day }) });
  return params.size === 0 ? '/Door' : `/Door?${params}`;
}
