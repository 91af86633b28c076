import { type Day, documentNumber, financialYear, SERIES } from '@galla/domain';
import type { NumberSeries } from '../types.ts';

export interface GivenNumber {
  number: string;
  financialYear: string;
  serial: number;
}

/** Issues consecutive numbers per series and financial year. */
export function createNumbering(): {
  next(kind: keyof typeof SERIES, day: Day): GivenNumber;
  series(): NumberSeries[];
} {
  const given = new Map<string, NumberSeries>();
  return {
    next(kind, day) {
      const year = financialYear(day);
      const key = `${kind} ${year}`;
      const row = given.get(key) ?? { series: kind, financialYear: year, lastSerial: 0 };
      row.lastSerial += 1;
      given.set(key, row);
      return {
        number: documentNumber(SERIES[kind], year, row.lastSerial),
        financialYear: year,
        serial: row.lastSerial,
      };
    },
    series: () => [...given.values()],
  };
}
