/** A marker on the map that can be pressed; for keyboards, the list beside the map has the same. */
export interface Mark {
  /** Index of its point. */
  index: number;
  label: string;
  /** Text of the marker. */
  number: string;
}
