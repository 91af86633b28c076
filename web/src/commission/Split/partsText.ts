import { type CommissionPart, formatMessage } from '@galla/domain';
import type { Chosen } from './SplitRows.tsx';

/** "Rekha Yadav 60 %, Sunil Meena 40 %"; deleted employees are left out. */
export const partsText = (parts: readonly CommissionPart[], people: readonly Chosen[]): string =>
  parts
    .flatMap(({ employee, percent }) => {
      const name = people.find(({ id }) => id === employee)?.fullName;
      return name === undefined ? [] : [formatMessage('split.ofPerson', { name, percent })];
    })
    .join(', ');
