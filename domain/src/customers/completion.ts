/** What of a customer counts for the profile; a field of the form each (spec 2 §3 Customer form). */
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

/** What of a customer is known, by field; a blank is not. */
export type KnownOfCustomer = Readonly<Partial<Record<ProfileField, string | null>>>;

/** How much of a customer's profile is filled in, in whole per cent, and what is missing, in the order of the form. */
export function profileCompletion(known: KnownOfCustomer): { percent: number; missing: ProfileField[] } {
  const missing = PROFILE_FIELDS.filter((field) => (known[field] ?? '').trim() === '');
  const filled = PROFILE_FIELDS.length - missing.length;
  return { percent: Math.floor((filled * 100) / PROFILE_FIELDS.length), missing };
}
