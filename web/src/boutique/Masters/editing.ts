/** What the user may do with statuses and stages. */
export interface Rights {
  add: boolean;
  edit: boolean;
  remove: boolean;
}

/** The one row of the screen being added or edited; all others are disabled meanwhile (spec 3 §4). */
export interface Editing {
  /** Global id of the record, or one of the two constants below; undefined while nothing is being edited. */
  row: string | undefined;
  onRow: (row: string | undefined) => void;
  /** The row that was edited last; the focus returns to its Edit button. */
  last: string | undefined;
  rights: Rights;
}

export const NEW_STATUS = 'new-status';
export const NEW_STAGE = 'new-stage';
