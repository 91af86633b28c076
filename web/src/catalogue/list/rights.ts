/** What the user may do with products, or with services. */
export interface Rights {
  add: boolean;
  edit: boolean;
  remove: boolean;
}
