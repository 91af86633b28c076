import { formatMessage, type MessageKey } from '@galla/domain';

/** The graph's genders in the order of the form. */
export const GENDERS = ['FEMALE', 'MALE', 'OTHER'] as const;
export type GenderValue = (typeof GENDERS)[number];

const NAMES: Record<GenderValue, MessageKey> = {
  FEMALE: 'profile.female',
  MALE: 'profile.male',
  OTHER: 'profile.otherGender',
};

/** A gender of the graph; undefined for one that this client does not know. */
export const genderOf = (value: string | null | undefined): GenderValue | undefined =>
  GENDERS.find((one) => one === value);

/** The label of a gender; undefined if there is none. */
export function genderName(value: string | null | undefined): string | undefined {
  const gender = genderOf(value);
  return gender && formatMessage(NAMES[gender]);
}
