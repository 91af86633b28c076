/** What the person may do with members. */
export interface MemberRights {
  add: boolean;
  edit: boolean;
  delete: boolean;
}

/** What can be done with a member. */
export type MemberAct = 'edit' | 'renew' | 'upgrade' | 'freeze' | 'transfer' | 'cancel' | 'code' | 'delete';
