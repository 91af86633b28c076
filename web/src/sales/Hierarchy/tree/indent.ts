/** The indentation of a level: smaller on a phone, where ten levels must still leave room for a name. */
export const indent = (level: number) => ({
  base: `calc({spacing.3} * ${level - 1})`,
  md: `calc({spacing.6} * ${level - 1})`,
});
