import type { memberOf } from './members.ts';

/** A member as REST answers it; what the member follows comes from the gym's lists. */
export type GymMemberMapper = ReturnType<typeof memberOf>;
