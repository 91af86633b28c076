/** What a list is sorted by. */
export interface Sorting<Field extends string> {
  field: Field;
  descending: boolean;
}

interface Sorts<Field extends string> {
  /** What it can be sorted by. */
  fields: readonly Field[];
  /** How it is sorted where the address says nothing. */
  usual: Sorting<Field>;
  /** Fields that begin with their smallest, such as names; others with their largest. */
  ascends?: readonly Field[];
}

/** The order of a list, which its address writes as `sort=total-asc`. */
export function sortingBy<Field extends string>({ fields, usual, ascends = [] }: Sorts<Field>) {
  const isUsual = ({ field, descending }: Sorting<Field>): boolean =>
    field === usual.field && descending === usual.descending;
  return {
    isUsual,
    /** As the address sorts; what is no order is the usual one. */
    of: ({ sort }: { sort: string }): Sorting<Field> => {
      const [name, direction] = sort.split('-');
      const field = fields.find((known) => known === name);
      return field === undefined ? usual : { field, descending: direction !== 'asc' };
    },
    /** How the address writes it: nothing for the usual one. */
    text: (sorting: Sorting<Field>): string =>
      isUsual(sorting) ? '' : `${sorting.field}-${sorting.descending ? 'desc' : 'asc'}`,
    /** Another field begins as it usually does; the same one turns round. */
    next: (field: Field, before: Sorting<Field>): Sorting<Field> => ({
      field,
      descending: before.field === field ? !before.descending : !ascends.includes(field),
    }),
  };
}
