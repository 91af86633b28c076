import type { Day } from '@galla/domain';

/** The visits of a day, at a branch or (without one) at all; those of today are the door. */
export function doorAddress(day: Day, { today, branch }: { today: Day; branch: string }): string {
  const params = new URLSearchParams({ ...(branch !== '' && { branch }), ...(day !== today && { day }) });
  return params.size === 0 ? '/Door' : `/Door?${params}`;
}
