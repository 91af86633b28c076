import { prescriptionPlace } from '../prescription/entries.ts';
import type { Cart } from './cart.ts';
import type { CartProblems } from './cartProblems.ts';

interface RemoteProblem {
  /** Path in the input: "lines.2.quantity", "discount", "extra.0.value". */
  field: string;
  message: string;
}

/** The part of the sent input that is needed to resolve indices in paths. */
interface Sent {
  extra?: readonly { name: string }[] | null | undefined;
}

/** Input fields and their places on the screen. */
const PLACES: Readonly<Record<string, 'discount' | 'advance' | 'mode' | 'payOn'>> = {
  discount: 'discount',
  advance: 'advance',
  paymentMode: 'mode',
  payments: 'advance',
  payOn: 'payOn',
};

/** Input fields that belong to the form `invoice`. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  description: 'description',
  deliveryDate: 'delivery_date',
};

function placed({ field, message }: RemoteProblem, cart: Cart, input: Sent): Partial<CartProblems> {
  const [first = '', index, ...rest] = field.split('.');
  if (first === 'prescription') {
    const path = [index, ...rest].filter((part) => part !== undefined);
    return { prescription: { [prescriptionPlace(path)]: message } };
  }
  const line = first === 'lines' ? cart.lines[Number(index)] : undefined;
  if (line !== undefined) return { lines: new Map([[line.key, message]]) };
  const extra = first === 'extra' ? input.extra?.[Number(index)]?.name : undefined;
  const formField = extra ?? FORM_FIELDS[first];
  if (formField !== undefined) return { form: { [formField]: message } };
  const place = PLACES[first];
  return place === undefined ? { cart: message } : { [place]: message };
}

/** The server's problems, placed where the screen shows its own; the rest is shown at the cart. */
export function remoteProblems(
  problems: readonly RemoteProblem[],
  cart: Cart,
  input: Sent,
): Partial<CartProblems> {
  const all = problems.map((problem) => placed(problem, cart, input));
  const prescribed = all.flatMap((one) => (one.prescription ? [one.prescription] : []));
  const atCart = all.flatMap((one) => one.cart ?? []);
  return {
    ...all.reduce((before, one) => ({ ...one, ...before }), {}),
    ...(atCart.length > 0 && { cart: atCart.join(' ') }),
    lines: new Map(all.flatMap(({ lines }) => [...(lines ?? [])])),
    form: Object.assign({}, ...all.map(({ form }) => form)) as Record<string, string>,
    ...(prescribed.length > 0 && {
      prescription: Object.assign({}, ...prescribed) as Record<string, string>,
    }),
  };
}
