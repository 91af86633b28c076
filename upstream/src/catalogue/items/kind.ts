import type { ItemKind } from '@galla/domain';
import type { Static } from 'typebox';
import type { CatalogType } from '../schemas.ts';

/** The kind of a catalogue by its name on the wire. */
export const kindOf = (type: Static<typeof CatalogType>): ItemKind =>
  type === 'product' ? 'PRODUCT' : 'SERVICE';
