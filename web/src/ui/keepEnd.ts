/** Fits two lines of a cart, wherever its words break. */
const MOST = 46;

/**
 * Pack, size or colour: what stands behind the last comma or bracket, with the figures before it ("100 m, 2.5 sq mm")
 * where there is room for them; else the last two words.
 */
const ENDS = [/(?:\s*[,(][^,(]*\d[^,(]*)*\s*[,(][^,(]+$/, /\s*[,(][^,(]+$/, /(?:\s+\S+){2}$/];

/**
 * A long name shortened in its middle: what tells it from its neighbours - pack, size, colour - stands at its end.
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
