/** Whether the text typed to confirm an erasure is the customer's name, regardless of case and surrounding spaces. */
export const confirmsName = (typed: string, name: string): boolean =>
  typed.trim() !== '' && typed.trim().toLowerCase() === name.trim().toLowerCase();
