/**
 * Runs dependent actions in sequence. When one fails, those already queued behind it are skipped; later ones run
 * again.
 */
export function inTurn(): (act: () => Promise<boolean>) => Promise<boolean> {
  let last: Promise<boolean> = Promise.resolve(true);
  let waiting = 0;
  return (act) => {
    if (waiting === 0) last = Promise.resolve(true);
    waiting += 1;
    const turn = last
      .then((succeeded) => succeeded && act())
      .finally(() => {
        waiting -= 1;
      });
    last = turn;
    return turn;
  };
}
