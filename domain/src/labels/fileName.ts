/** Longer names are truncated to fit every file system together with their number. */
const LONGEST = 60;

/** "003 Cotton kurta.pdf": valid on every system, in order, and unique. */
export function fileNameOf(name: string, at: number, ending: 'pdf' | 'png'): string {
  const safe = Array.from(name.replaceAll(/[\s\p{Cc}\p{Cs}<>:"/\\|?*]+/gu, ' ').trim())
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '');
  return `${`${String(at + 1).padStart(3, '0')} ${safe}`.trim()}.${ending}`;
}
