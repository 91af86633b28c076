import { problem, type Problem } from '../refusals/problem.ts';
import type { Rule } from '../refusals/rules.ts';
import type { ItemKind } from './item.ts';

/** What may be done to many items at once. */
export type BulkAct = 'delete' | 'update';

const TEXTS: Readonly<Record<BulkAct, Readonly<Record<ItemKind, Rule>>>> = {
  delete: { PRODUCT: 'list.noProductToDelete', SERVICE: 'list.noServiceToDelete' },
  update: { PRODUCT: 'list.noProductToUpdate', SERVICE: 'list.noServiceToUpdate' },
};

/** Says that nothing was chosen to be deleted or updated (spec 1 §5), of how many were. */
export const chosenNone = (
  act: BulkAct,
  kind: ItemKind,
  { field, count }: { field: string; count: number },
): Problem | undefined => (count > 0 ? undefined : problem(field, 'INVALID_INPUT', TEXTS[act][kind]));
