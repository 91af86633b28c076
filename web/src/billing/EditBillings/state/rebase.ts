import type { Cart, CartLine } from '../../cart/cart.ts';
import { isPrescribedAnew, isSameLine, type Edit, type Seen } from './edit.ts';

const lineOf = ({ lines }: Pick<Cart, 'lines'>, key: string): CartLine | undefined =>
  lines.find((line) => line.key === key);

/** A line with the own quantity and price, and all else as it is billed now. */
const onTop = (now: CartLine, { quantity, price, priceChanged, listPrice }: CartLine): CartLine => ({
  ...now,
  quantity,
  price,
  priceChanged,
  ...(listPrice !== undefined && { listPrice }),
});

/** The own changes of a line on top of what it is now; nothing where it was removed. */
function rebasedLine(now: CartLine, seen: Cart, mine: Cart): CartLine[] {
  const was = lineOf(seen, now.key);
  const own = lineOf(mine, now.key);
  if (was === undefined) return [own === undefined ? now : onTop(now, own)];
  if (own === undefined) return [];
  return [isSameLine(own, was) ? now : onTop(now, own)];
}

/** Lines that are not on the document now: what was added here, and what was changed here and removed there. */
const others = (now: Cart, seen: Cart, mine: Cart): CartLine[] =>
  mine.lines.filter((own) => {
    if (lineOf(now, own.key) !== undefined) return false;
    const was = lineOf(seen, own.key);
    return was === undefined || !isSameLine(own, was);
  });

/** The own value where it was changed here, else the one of now. */
const own = <T>(mine: T, seen: T, now: T): T => (JSON.stringify(mine) === JSON.stringify(seen) ? now : mine);

/** The own changes on top of the document as it is now. What was not changed here follows what somebody else did. */
function rebasedCart(mine: Cart, seen: Cart, now: Cart): Cart {
  const names = new Set([mine, seen, now].flatMap(({ form }) => Object.keys(form)));
  const form = [...names].map((name) => [
    name,
    own(mine.form[name] ?? '', seen.form[name] ?? '', now.form[name] ?? ''),
  ]);
  // Both eyes are of one hand: figures of two people make no prescription.
  const prescription = isPrescribedAnew(mine, seen) ? mine.prescription : now.prescription;
  const { prescription: _, ...rest } = mine;
  return {
    ...rest,
    ...(prescription && { prescription }),
    lines: [...now.lines.flatMap((line) => rebasedLine(line, seen, mine)), ...others(now, seen, mine)],
    discount: own(mine.discount, seen.discount, now.discount),
    mode: own(mine.mode, seen.mode, now.mode),
    payOn: own(mine.payOn ?? '', seen.payOn ?? '', now.payOn ?? ''),
    form: Object.fromEntries(form) as Cart['form'],
  };
}

/**
 * The changes on top of a document that is another one by now: nothing that was typed is lost, and nothing that somebody
 * else did is undone unseen. What was seen before stays as `met` until it was read.
 */
export const rebase = (edit: Edit, now: Seen): Edit => ({
  ...edit,
  cart: rebasedCart(edit.cart, edit.seen.cart, now.cart),
  seen: now,
  met: edit.met ?? edit.seen,
});
