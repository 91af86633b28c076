import { foldText, wordsOf } from '../search/index.ts';

/** Filters of a list of employees. */
export interface EmployeeFilter {
  /** Words, whole or beginnings, of name, mobile and designation; '' for all. */
  search: string;
  /** Undefined for both states. */
  active?: boolean | undefined;
}

/** The values of an employee that are searched. */
export interface FoundEmployee {
  name: string;
  mobile: string;
  designation?: string | undefined;
  active: boolean;
}

/** The employees in that state who match every word of the search; used by both the list and its download. */
export function matchingEmployees<Person extends FoundEmployee>(
  people: readonly Person[],
  { search, active: wanted }: EmployeeFilter,
): Person[] {
  const words = wordsOf(search);
  return people.filter(({ name, mobile, designation = '', active }) => {
    const text = ` ${foldText(`${name} ${mobile} ${designation}`)}`;
    return (wanted === undefined || active === wanted) && words.every((word) => text.includes(word));
  });
}
