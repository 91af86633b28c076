import type { Milli } from '@galla/domain';
import type { FieldValue } from './itemEntries.ts';

/** An item that is changed. */
export interface EditedItem {
  id: string;
  title: string;
  /** Address of its picture, small. */
  thumbnail: string | null;
  /** What is in stock; undefined for a service. */
  available: Milli | undefined;
  values: readonly FieldValue[];
}
