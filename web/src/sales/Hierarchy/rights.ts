/** The user's rights on the hierarchy as a whole; each designation also says whether the user may change it. */
export interface Rights {
  add: boolean;
  edit: boolean;
  remove: boolean;
  /** May see the permissions of designations. */
  permissions: boolean;
}
