/** What is said of a document where it is shared. */
export interface Shared {
  /** Its global id. */
  id: string;
  /** "Share Invoice 26-27/A/00413" */
  title: string;
  /** The line that goes with the link. */
  text: string;
  /** Of the customer; null of a walk-in. */
  mobile: string | null;
}
