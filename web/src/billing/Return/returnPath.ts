/** The screen for returning goods of an invoice. @param id its global id */
export const returnPath = (id: string): string => `/Return?document=${encodeURIComponent(id)}`;
