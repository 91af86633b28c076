/** Texts about a shared document. */
export interface Shared {
  /** The document's global id. */
  id: string;
  /** "Share Invoice 26-27/A/00413" */
  title: string;
  /** The text sent with the link. */
  text: string;
  /** The customer's number; null for a walk-in. */
  mobile: string | null;
}
