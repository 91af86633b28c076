/** Given and family name of a person, who may have no family name. */
export const fullName = (firstName: string, lastName: string): string => `${firstName} ${lastName}`.trim();
