import type { World } from '../isolation/world.ts';

type Values = Record<string, unknown>;

/** The two catalogues have rights of their own, and one call for both: it must be about the one of the right. */
const CATALOGUES: Readonly<Record<string, { kind: string; type: string; own: 'product' | 'service' }>> = {
  products: { kind: 'PRODUCT', type: 'Product', own: 'product' },
  WEBOPTICALPRODUCTS: { kind: 'PRODUCT', type: 'Product', own: 'product' },
  services: { kind: 'SERVICE', type: 'Service', own: 'service' },
};

/**
 * Makes values of a call be about what a right is for, where the call names a catalogue or its items. They are those of
 * another shop: who is let in is told that they are not there, and nothing that other tests need is deleted.
 */
export function aboutRight(values: Values, right: string | undefined, { foreign }: World): Values {
  const catalogue = CATALOGUES[right?.split(':')[0] ?? ''];
  if (!catalogue) return values;
  const id = Buffer.from(`${catalogue.type}:${foreign[catalogue.own]}`).toString('base64url');
  const about: Values = { kind: catalogue.kind, item: id, items: [id] };
  const within = (part: Values): Values =>
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, Object.hasOwn(about, name) ? about[name] : value]),
    );
  const { input } = values;
  return typeof input === 'object' ? { ...values, input: within({ ...input }) } : within(values);
}
