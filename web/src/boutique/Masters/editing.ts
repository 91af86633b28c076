/** What the person may do with statuses and stages. */
export interface Rights {
  add: boolean;
  edit: boolean;
  remove: boolean;
}

/** The one row of the screen that is added or edited: all others rest meanwhile (spec 3 §4). */
export interface Editing {
  /** Global id of the record, or one of the two below; undefined while nothing is edited. */
  row: string | undefined;
  onRow: (row: string | undefined) => void;
  /** The row that was edited last: the focus goes back to where it was opened. */
  last: string | undefined;
  rights: Rights;
}

export const NEW_STATUS = 'new-status';
export const NEW_STAGE = 'new-stage';
