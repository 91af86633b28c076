/** A record that people know by its name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Somebody of the staff. */
interface Person {
  readonly id: string;
  readonly fullName: string;
}

/**
 * Records that come from another file as a select offers them: each by its name. The file that has their fragment reads
 * its fields itself, so that none is asked for in vain.
 */
export const choicesOf = (records: readonly (Named | Person)[]): { value: string; label: string }[] =>
  records.map((record) => ({
    value: record.id,
    label: 'name' in record ? record.name : record.fullName,
  }));
