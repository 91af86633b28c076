/** The year of birth, which is too easily guessed to be a PIN. */
export function birthYearOf(dob: string | null | undefined): { birthYear?: number } {
  return dob ? { birthYear: Number(dob.slice(0, 4)) } : {};
}
