/** The LIKE pattern of texts that contain what was typed; `%`, `_` and `\` stand for themselves. */
export function containing(typed: string): string {
  return `%${typed.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
