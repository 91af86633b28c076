/** What the user may do with items and their designs. */
export interface Rights {
  add: boolean;
  edit: boolean;
  remove: boolean;
}
