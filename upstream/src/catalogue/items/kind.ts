import type { ItemKind } from '@galla/domain';
import type { Static } from 'typebox';
import type { CatalogType } from '../schemas.ts';

/** The item kind for a catalogue's wire name. */
export const kindOf = (type: Static<typeof CatalogType>): ItemKind =>
  type === 'product' ? 'PRODUCT' : 'SERVICE';
