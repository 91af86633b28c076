import type { memberOf } from './members.ts';

/** A member as REST answers it; workout and diet plan come from the gym's lists. */
export type GymMemberMapper = ReturnType<typeof memberOf>;
