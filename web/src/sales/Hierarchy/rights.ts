/** What the person may do with the hierarchy as such; each designation says besides whether it is theirs to change. */
export interface Rights {
  add: boolean;
  edit: boolean;
  remove: boolean;
  /** Sees what each designation may do. */
  permissions: boolean;
}
