import type { Cart, CartLine } from '../../cart/cart.ts';
import { isPrescribedAnew, isSameLine, type Edit, type Seen } from './edit.ts';

const lineOf = ({ lines }: Pick<Cart, 'lines'>, key: string): CartLine | undefined =>
  lines.find((line) => line.key === key);

/** The current line with the user's quantity and price. */
const onTop = (now: CartLine, { quantity, price, priceChanged, listPrice }: CartLine): CartLine => ({
  ...now,
  quantity,
  price,
  priceChanged,
  ...(listPrice !== undefined && { listPrice }),
});

/** The user's changes to a line, applied to its current state; empty if the user removed it. */
function rebasedLine(now: CartLine, seen: Cart, mine: Cart): CartLine[] {
  const was = lineOf(seen, now.key);
  const own = lineOf(mine, now.key);
  if (was === undefined) return [own === undefined ? now : onTop(now, own)];
  if (own === undefined) return [];
  return [isSameLine(own, was) ? now : onTop(now, own)];
}

/**
 * Lines missing in the current document: those the user added, and those the user changed but another user removed.
 */
const others = (now: Cart, seen: Cart, mine: Cart): CartLine[] =>
  mine.lines.filter((own) => {
    if (lineOf(now, own.key) !== undefined) return false;
    const was = lineOf(seen, own.key);
    return was === undefined || !isSameLine(own, was);
  });

/** The user's value if changed, otherwise the current one. */
const own = <T>(mine: T, seen: T, now: T): T => (JSON.stringify(mine) === JSON.stringify(seen) ? now : mine);

/**
 * The user's changes applied to the current document. Fields that the user did not change take the other user's
 * value.
 */
function rebasedCart(mine: Cart, seen: Cart, now: Cart): Cart {
  const names = new Set([mine, seen, now].flatMap(({ form }) => Object.keys(form)));
  const form = [...names].map((name) => [
    name,
    own(mine.form[name] ?? '', seen.form[name] ?? '', now.form[name] ?? ''),
  ]);
  // Taken as a whole: figures from two people must not be mixed into one prescription.
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
 * Applies the edit to a newer version of the document: no input is lost, and no change of another user is
 * overwritten unnoticed. The previous snapshot stays as `met` until the user acknowledges it.
 */
export const rebase = (edit: Edit, now: Seen): Edit => ({
  ...edit,
  cart: rebasedCart(edit.cart, edit.seen.cart, now.cart),
  seen: now,
  met: edit.met ?? edit.seen,
});
