import { checkGymMember } from '@galla/domain';
import { formErrors } from '../../../ui/problems.ts';
import type { Member } from '../useMembers.ts';

/** A member as it stands in its form; ids are '' while nothing is chosen. */
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

/** What the form of somebody begins with who tried the gym, as the screen of trial visitors hands it on. */
export function entriesOfVisitor(state: unknown): Entries {
  const given = state as { visitor?: { name: string; mobile: string } } | null;
  return { ...NEW_ENTRIES, ...given?.visitor };
}

/** What the form of a stored member begins with. */
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

/** Everything wrong with what was typed, by the names of the form's fields. */
export const checkEntries = (entries: Entries): Record<string, string> => formErrors(checkGymMember(entries));

/** What is sent of entries without problems. */
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

/** Whether what was kept on the device can be shown: an older version may have kept something else. */
export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && Object.keys(NEW_ENTRIES).every((name) => name in value);
