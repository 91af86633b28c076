import type { World } from '../isolation/world.ts';

type Values = Record<string, unknown>;

/** The two catalogues have separate rights but share one call: it must use the catalogue of the right. */
const CATALOGUES: Readonly<Record<string, { kind: string; type: string; own: 'product' | 'service' }>> = {
  products: { kind: 'PRODUCT', type: 'Product', own: 'product' },
  WEBOPTICALPRODUCTS: { kind: 'PRODUCT', type: 'Product', own: 'product' },
  services: { kind: 'SERVICE', type: 'Service', own: 'service' },
};

/** Bills and orders have separate rights, and one mutation records payments on both. */
const PAYABLES: Readonly<Record<string, { type: string; own: 'document' | 'boutiqueOrder' }>> = {
  billing: { type: 'Document', own: 'document' },
  'billing-history': { type: 'Document', own: 'document' },
  'order-list': { type: 'Order', own: 'boutiqueOrder' },
};

const idOf = (type: string, dbId: string): string => Buffer.from(`${type}:${dbId}`).toString('base64url');

/** The subject of a call for a right, by the names of its input. */
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
 * Adjusts a call's values to the subject of a right, where the call names a catalogue, its items or a payable. The
 * records belong to another shop: an authorized caller is told they do not exist, and nothing other tests need is
 * deleted.
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
