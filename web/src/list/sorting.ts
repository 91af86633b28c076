/** Sort field and direction. */
export interface Sorting<Field extends string> {
  field: Field;
  descending: boolean;
}

interface Sorts<Field extends string> {
  fields: readonly Field[];
  /** The default order. */
  usual: Sorting<Field>;
  /** Fields sorted ascending first, such as names; others start descending. */
  ascends?: readonly Field[];
}

/** The sort order of a list, in its address as `sort=total-asc`. */
export function sortingBy<Field extends string>({ fields, usual, ascends = [] }: Sorts<Field>) {
  const isUsual = ({ field, descending }: Sorting<Field>): boolean =>
    field === usual.field && descending === usual.descending;
  return {
    isUsual,
    /** Reads the order from the address; an invalid one gives the default. */
    of: ({ sort }: { sort: string }): Sorting<Field> => {
      const [name, direction] = sort.split('-');
      const field = fields.find((known) => known === name);
      return field === undefined ? usual : { field, descending: direction !== 'asc' };
    },
    /** The order's value in the address; '' for the default. */
    text: (sorting: Sorting<Field>): string =>
      isUsual(sorting) ? '' : `${sorting.field}-${sorting.descending ? 'desc' : 'asc'}`,
    /** A new field starts with its own direction; the same field reverses it. */
    next: (field: Field, before: Sorting<Field>): Sorting<Field> => ({
      field,
      descending: before.field === field ? !before.descending : !ascends.includes(field),
    }),
  };
}
