/** Where goods of an invoice come back. @param id its global id */
export const returnPath = (id: string): string => `/Return?document=${encodeURIComponent(id)}`;
