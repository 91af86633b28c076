import type { World } from '../isolation/world.ts';

type Values = Record<string, unknown>;

/** The two catalogues have rights of their own, and one call for both: it must be about the one of the right. */
const CATALOGUES: Readonly<Record<string, { kind: string; type: string; own: 'product' | 'service' }>> = {
  products: { kind: 'PRODUCT', type: 'Product', own: 'product' },
  WEBOPTICALPRODUCTS: { kind: 'PRODUCT', type: 'Product', own: 'product' },
  services: { kind: 'SERVICE', type: 'Service', own: 'service' },
};

/** Bills and orders have rights of their own, and one mutation records payments on both. */
const PAYABLES: Readonly<Record<string, { type: string; own: 'document' | 'boutiqueOrder' }>> = {
  billing: { type: 'Document', own: 'document' },
  'billing-history': { type: 'Document', own: 'document' },
  'order-list': { type: 'Order', own: 'boutiqueOrder' },
};

const idOf = (type: string, dbId: string): string => Buffer.from(`${type}:${dbId}`).toString('base64url');

/** What a call names of what a right is for, by the names of its input. */
function subjectOf(right: string | undefined, foreign: World['foreign']): Values {
  const menu = right?.split(':')[0] ?? '';
  const catalogue = CATALOGUES[menu];
  const payable = PAYABLES[menu];
  if (payable) return { payable: idOf(payable.type, foreign[payable.own]) };
  if (!catalogue) return {};
  const id = idOf(catalogue.type, foreign[catalogue.own]);
  return { kind: catalogue.kind, item: id, items: [id] };
}

/**
 * Makes values of a call be about what a right is for, where the call names a catalogue, its items or a payable. They are those of
 * another shop: who is let in is told that they are not there, and nothing that other tests need is deleted.
 */
export function aboutRight(values: Values, right: string | undefined, { foreign }: World): Values {
  const about = subjectOf(right, foreign);
  const within = (part: Values): Values =>
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, Object.hasOwn(about, name) ? about[name] : value]),
    );
  const { input } = values;
  return typeof input === 'object' ? { ...values, input: within({ ...input }) } : within(values);
}
