import { checkGymMember } from '@galla/domain';
import { formErrors } from '../../../ui/problems.ts';
import type { Member } from '../useMembers.ts';

/** Form values of a member; ids are '' while nothing is selected. */
export interface Entries {
  name: string;
  email: string;
  mobile: string;
  branch: string;
  plan: string;
  duration: string;
  workout: string;
  dietPlan: string;
  suspended: 'yes' | 'no';
}

export const NEW_ENTRIES: Entries = {
  name: '',
  email: '',
  mobile: '',
  branch: '',
  plan: '',
  duration: '',
  workout: '',
  dietPlan: '',
  suspended: 'no',
};

/** Initial form values for a trial visitor, whom the visitors' screen passes in the navigation state. */
export function entriesOfVisitor(state: unknown): Entries {
  const given = state as { visitor?: { name: string; mobile: string } } | null;
  return { ...NEW_ENTRIES, ...given?.visitor };
}

/** Initial form values of a stored member. */
export const entriesOf = (member: Member): Entries => ({
  name: member.name,
  email: member.email,
  mobile: member.mobile,
  branch: member.branchId,
  plan: member.planId ?? '',
  duration: member.durationId,
  workout: member.workoutId ?? '',
  dietPlan: member.dietPlanId ?? '',
  suspended: member.suspended ? 'yes' : 'no',
});

/** Problems by field. */
export const checkEntries = (entries: Entries): Record<string, string> => formErrors(checkGymMember(entries));

/** Valid form values as input. */
export const inputOf = ({ name, email, mobile, branch, plan, duration, workout, dietPlan }: Entries) => ({
  name,
  email,
  mobile,
  branch,
  duration,
  plan: plan === '' ? null : plan,
  workout: workout === '' ? null : workout,
  dietPlan: dietPlan === '' ? null : dietPlan,
});

/** Whether a stored draft can be restored; an older version may have stored something else. */
export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && Object.keys(NEW_ENTRIES).every((name) => name in value);
