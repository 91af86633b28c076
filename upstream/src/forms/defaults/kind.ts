import type { FormField } from '@galla/domain';
import type { Caller } from '../../http/caller.ts';

/** What of a shop its default forms depend on; a caller has it. */
export type ShopKind = Pick<Caller, 'capabilities' | 'subCategoryId'>;

/** A form that every shop has until it makes its own. */
export interface DefaultForm {
  /** `form_id` on the wire, the same in every shop and version. */
  number: number;
  name: string;
  /** The fields for a shop of this kind. */
  fields: (shop: ShopKind) => FormField[];
  /** Fields that the product can't do without: a shop's own definition keeps them. */
  core: readonly string[];
  /** Whether a shop of this kind works with it; all do unless said. */
  serves?: (shop: ShopKind) => boolean;
}
