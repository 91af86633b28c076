import { openedBy, type Right } from '@galla/domain';
import type { Context } from '../context.ts';
import { mayAny, personOf } from '../rights/index.ts';

/** A resolver of a `viewerCan…` field: whether the signed-in person may do what the right is asked for. */
export const viewerMay = (right: Right) => async (_item: unknown, _args: object, context: Context) =>
  mayAny(await personOf(context), openedBy(right));
