import { openedBy, type Right } from '@galla/domain';
import type { Context } from '../context.ts';
import { mayAny, personOf } from '../rights/index.ts';

/** Creates the resolver of a `viewerCan…` field: whether the signed-in user has the right. */
export const viewerMay = (right: Right) => async (_item: unknown, _args: object, context: Context) =>
  mayAny(await personOf(context), openedBy(right));
