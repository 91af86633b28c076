import { foldText, wordsOf } from '../search/index.ts';

/** What a list of employees is narrowed down by. */
export interface EmployeeFilter {
  /** Words of name, mobile and designation, whole or begun; '' for all. */
  search: string;
  /** Undefined for both. */
  active?: boolean | undefined;
}

/** What of a person is looked at. */
export interface FoundEmployee {
  name: string;
  mobile: string;
  designation?: string | undefined;
  active: boolean;
}

/** Those of the state of whom every word of the search is there: in the list and in its download alike. */
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
