import type { FormField } from '@galla/domain';
import type { Caller } from '../../http/caller.ts';

/** The properties of a shop that default forms depend on; a caller has them. */
export type ShopKind = Pick<Caller, 'capabilities' | 'subCategoryId'>;

/** The form of every shop until it defines its own. */
export interface DefaultForm {
  /** `form_id` on the wire, identical in every shop and version. */
  number: number;
  name: string;
  /** The fields for a shop of this kind. */
  fields: (shop: ShopKind) => FormField[];
  /** Fields that the product requires, so a shop's own definition must keep them. */
  core: readonly string[];
  /** Whether shops of this kind use the form; default all. */
  serves?: (shop: ShopKind) => boolean;
}
