/** The LIKE pattern for texts that contain the input; `%`, `_` and `\` are escaped. */
export function containing(typed: string): string {
  return `%${typed.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
