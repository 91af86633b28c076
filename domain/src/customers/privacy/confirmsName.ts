/** Whether what was typed to confirm an erasure is the customer's name; letter case and spaces around it do not matter. */
export const confirmsName = (typed: string, name: string): boolean =>
  typed.trim() !== '' && typed.trim().toLowerCase() === name.trim().toLowerCase();
