const made = new Set<string>();

/** Notes a document that was made in this tab. */
export const noteMade = (id: string): void => void made.add(id);

/** Whether it was made in this tab; true once. */
export const takeMade = (id: string): boolean => made.delete(id);
