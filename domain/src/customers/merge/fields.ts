/** Fields in which two customers can differ, by their REST names; a merge decides for each whose value stays. */
export const MERGE_FIELDS = [
  'name',
  'mobile',
  'email',
  'group',
  'company',
  'gst',
  'dob',
  'anniversary',
  'aadhar_no',
  'location',
  'state_code',
  'assigned_to',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];
