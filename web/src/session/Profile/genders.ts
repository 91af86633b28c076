import { formatMessage, type MessageKey } from '@galla/domain';

/** The graph's genders in the order of the form. */
export const GENDERS = ['FEMALE', 'MALE', 'OTHER'] as const;
export type GenderValue = (typeof GENDERS)[number];

const NAMES: Record<GenderValue, MessageKey> = {
  FEMALE: 'profile.female',
  MALE: 'profile.male',
  OTHER: 'profile.otherGender',
};

/** One of the graph's genders; undefined for one that this client does not know yet. */
export const genderOf = (value: string | null | undefined): GenderValue | undefined =>
  GENDERS.find((one) => one === value);

/** The word for a gender; undefined without one. */
export function genderName(value: string | null | undefined): string | undefined {
  const gender = genderOf(value);
  return gender && formatMessage(NAMES[gender]);
}
