/** A record with a name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A member of staff. */
interface Person {
  readonly id: string;
  readonly fullName: string;
}

/**
 * Converts records that another component has read to select options labelled by name. A component with their fragment
 * maps the fields itself, so that the linter finds unused ones.
 */
export const choicesOf = (records: readonly (Named | Person)[]): { value: string; label: string }[] =>
  records.map((record) => ({
    value: record.id,
    label: 'name' in record ? record.name : record.fullName,
  }));
