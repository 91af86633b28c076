import { say, type DateFormat, type Orientation, type PageSize, type Template } from '@galla/domain';

/** The values of a setting with their names. */
export const choicesOf = <V extends PageSize | Orientation | Template | DateFormat>(values: readonly V[]) =>
  values.map((value) => ({ value, label: say(`printing.${value}`) }));
