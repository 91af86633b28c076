import { problem, type Problem } from '../refusals/problem.ts';
import type { Rule } from '../refusals/rules.ts';
import type { ItemKind } from './item.ts';

/** Bulk actions. */
export type BulkAct = 'delete' | 'update';

const TEXTS: Readonly<Record<BulkAct, Readonly<Record<ItemKind, Rule>>>> = {
  delete: { PRODUCT: 'list.noProductToDelete', SERVICE: 'list.noServiceToDelete' },
  update: { PRODUCT: 'list.noProductToUpdate', SERVICE: 'list.noServiceToUpdate' },
};

/** Message that nothing was chosen to delete or update (spec 1 §5), with the number of items there were. */
export const chosenNone = (
  act: BulkAct,
  kind: ItemKind,
  { field, count }: { field: string; count: number },
): Problem | undefined => (count > 0 ? undefined : problem(field, 'INVALID_INPUT', TEXTS[act][kind]));
