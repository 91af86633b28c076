/** Given and family name of a person; the family name may be empty. */
export const fullName = (firstName: string, lastName: string): string => `${firstName} ${lastName}`.trim();
