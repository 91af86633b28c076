import type { FieldValue } from './itemEntries.ts';

export interface EditedItem {
  id: string;
  title: string;
  /** URL of its thumbnail. */
  thumbnail: string | null;
  values: readonly FieldValue[];
}
