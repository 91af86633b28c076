import { foldText, wordsOf } from '@galla/domain';
import type { Employee } from './useEmployees.ts';

/** Those of the state whose name, mobile or designation has every word of the search, whole or begun. */
export function matching(
  people: readonly Employee[],
  { search, status }: { search: string; status: string },
): readonly Employee[] {
  const wanted = wordsOf(search);
  return people.filter(({ name, mobile, designation = '', active }) => {
    const text = ` ${foldText(`${name} ${mobile} ${designation}`)}`;
    const inState = status === '' || active === (status === 'active');
    return inState && wanted.every((word) => text.includes(word));
  });
}
