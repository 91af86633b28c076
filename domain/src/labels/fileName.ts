/** Names longer than this are cut, so that they fit every file system with their number in front. */
const LONGEST = 60;

/** "003 Cotton kurta.pdf": a name that every system takes, in order, and never twice. */
export function fileNameOf(name: string, at: number, ending: 'pdf' | 'png'): string {
  const safe = Array.from(name.replaceAll(/[\s\p{Cc}\p{Cs}<>:"/\\|?*]+/gu, ' ').trim())
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '');
  return `${`${String(at + 1).padStart(3, '0')} ${safe}`.trim()}.${ending}`;
}
