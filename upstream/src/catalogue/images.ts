/** Makes the signed address of a stored image; null stays null. */
export type ImageAddress = (path: string | null) => string | null;
