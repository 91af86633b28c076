/** What the user may do with members. */
export interface MemberRights {
  add: boolean;
  edit: boolean;
  delete: boolean;
}

/** The actions on a member. */
export type MemberAct = 'edit' | 'renew' | 'upgrade' | 'freeze' | 'transfer' | 'cancel' | 'code' | 'delete';
