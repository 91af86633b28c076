/** Fits two lines of a cart, wherever words wrap. */
const MOST = 46;

/**
 * Pack, size or colour: the text after the last comma or bracket, with the figures before it if they fit ("100 m,
 * 2.5 sq mm"); otherwise the last two words.
 */
const ENDS = [/(?:\s*[,(][^,(]*\d[^,(]*)*\s*[,(][^,(]+$/, /\s*[,(][^,(]+$/, /(?:\s+\S+){2}$/];

/**
 * Shortens a long name in the middle, because pack, size and colour at its end distinguish it from similar names.
 * "Aashirvaad superior MP whole wheat flour, stone ground, 10 kg" keeps ", 10 kg".
 */
export function keepEnd(name: string, most = MOST): string {
  const letters = Array.from(name);
  if (letters.length <= most) return name;
  const found = ENDS.map((end) => end.exec(name)?.[0]).find(
    (end) => end !== undefined && end.length <= most / 2,
  );
  const end = Array.from(found ?? letters.slice(-Math.floor(most / 3)));
  const start = letters.slice(0, most - end.length - 1).join('');
  return `${start.replace(/[\s,(]+$/, '')}…${end.join('')}`;
}
