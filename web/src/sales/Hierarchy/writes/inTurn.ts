/**
 * Acts that build on each other, one after the other. When one does not succeed, those that were decided on it are not
 * carried out; the next one after that begins anew.
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
