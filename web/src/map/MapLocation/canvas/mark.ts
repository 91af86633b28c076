/** A place on the map that can be pressed; the list beside the map has the same for the keyboard. */
export interface Mark {
  /** Which point it stands at, from 0. */
  index: number;
  label: string;
  /** What stands in it. */
  number: string;
}
