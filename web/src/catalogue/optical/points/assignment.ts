/** An assignment of points as the list shows it. */
export interface Assignment {
  /** Global id. */
  id: string;
  designation: { id: string; name: string };
  /** At most three decimals. */
  points: string;
}
