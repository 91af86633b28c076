const made = new Set<string>();

/** Remembers a document created in this tab. */
export const noteMade = (id: string): void => void made.add(id);

/** Whether it was created in this tab; true only once. */
export const takeMade = (id: string): boolean => made.delete(id);
