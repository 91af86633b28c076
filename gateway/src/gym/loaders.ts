import { gym } from '@galla/upstream/contract';
import { byPath } from '../relay/byPath.ts';
import type { Call } from '../rest/arguments.ts';
import { branchOf } from './branches.ts';

export function gymLoaders(call: Call) {
  return {
    /** All branches, by name; asked for by the shop's key, since there is one list of them. */
    branches: byPath(async (_schema: string) => (await call(gym.getBranch)).data.map(branchOf)),
  };
}
