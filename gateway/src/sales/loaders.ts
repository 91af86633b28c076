import { sales } from '@galla/upstream/contract';
import { byPath } from '../relay/byPath.ts';
import type { Call } from '../rest/arguments.ts';
import { designationsOf } from './hierarchy.mappers.ts';

export function salesLoaders(call: Call) {
  return {
    /** The whole hierarchy; asked for by the shop's key, since there is one of them. */
    hierarchy: byPath(async (_schema: string) => designationsOf((await call(sales.designationTree)).data)),
  };
}
