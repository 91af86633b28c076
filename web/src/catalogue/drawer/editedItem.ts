import type { FieldValue } from './itemEntries.ts';

/** An item that is changed. */
export interface EditedItem {
  id: string;
  title: string;
  /** Address of its picture, small. */
  thumbnail: string | null;
  values: readonly FieldValue[];
}
