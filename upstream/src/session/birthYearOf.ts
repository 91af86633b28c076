/** The year of birth, which is too easy to guess as a PIN. */
export function birthYearOf(dob: string | null | undefined): { birthYear?: number } {
  return dob ? { birthYear: Number(dob.slice(0, 4)) } : {};
}
