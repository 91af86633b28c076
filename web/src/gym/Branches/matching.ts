import { foldText, wordsOf } from '@galla/domain';
import type { Branch } from './useBranches.ts';

/**
 * The branches with a status whose name, address or manager contains every word of the search, at least as a
 * prefix.
 */
export function matching(
  branches: readonly Branch[],
  { search, status }: { search: string; status: string },
): readonly Branch[] {
  const wanted = wordsOf(search);
  return branches.filter((branch) => {
    if (status !== '' && branch.status !== status) return false;
    const text = ` ${foldText(`${branch.name} ${branch.address} ${branch.manager}`)}`;
    return wanted.every((word) => text.includes(word));
  });
}
