/** The form's fields that count towards a complete profile (spec 2 §3 Customer form). */
export const PROFILE_FIELDS = [
  'name',
  'mobile',
  'group',
  'email',
  'company',
  'dob',
  'anniversary',
  'gst',
  'aadhar_no',
  'location',
] as const;

export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** A customer's values by field; blank counts as missing. */
export type KnownOfCustomer = Readonly<Partial<Record<ProfileField, string | null>>>;

/** How complete a customer's profile is, in whole per cent, and what is missing, in the order of the form. */
export function profileCompletion(known: KnownOfCustomer): { percent: number; missing: ProfileField[] } {
  const missing = PROFILE_FIELDS.filter((field) => (known[field] ?? '').trim() === '');
  const filled = PROFILE_FIELDS.length - missing.length;
  return { percent: Math.floor((filled * 100) / PROFILE_FIELDS.length), missing };
}
