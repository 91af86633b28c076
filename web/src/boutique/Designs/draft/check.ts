import { fitDesignStages, readNamedPrice, rupees, formatMessage, type Problem } from '@galla/domain';
import { formErrors } from '../../../ui/problems.ts';
import { isUnreadable, stageRows } from '../../stagePrices/amounts.ts';
import type { OptionValues } from './draft.ts';
import type { ShownOption } from './shown.ts';

/** Problems of options by option id and field: name, price, stagePrices, image. */
export type OptionProblems = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Validates an option before it is sent. */
export function problemsOf({ name, price, stagePrices }: OptionValues): Record<string, string> {
  const read = readNamedPrice({ name, price: price === null ? '' : rupees(price) });
  const problems: Problem[] = 'problems' in read ? read.problems : [];
  const fitted = price === null ? undefined : fitDesignStages(price, stageRows(stagePrices), true);
  const errors = formErrors([...problems, ...(fitted && 'problems' in fitted ? fitted.problems : [])]);
  return isUnreadable(stagePrices)
    ? { ...errors, stagePrices: formatMessage('designs.priceInvalid') }
    : errors;
}

/** Validates the options to be saved; returns only those with problems. */
export const problemsIn = (options: readonly ShownOption[]): OptionProblems =>
  Object.fromEntries(
    options.flatMap((option) => {
      const problems = problemsOf(option);
      return Object.keys(problems).length === 0 ? [] : [[option.id, problems]];
    }),
  );

/** Removes the problems of the changed fields of an option; without `fields`, all problems of that option. */
export function withoutProblems(all: OptionProblems, id: string, fields?: readonly string[]): OptionProblems {
  const own = all[id];
  if (own === undefined) return all;
  const left = Object.entries(own).filter(([field]) => fields?.includes(field) === false);
  const others = Object.entries(all).filter(([other]) => other !== id);
  return Object.fromEntries(left.length === 0 ? others : [...others, [id, Object.fromEntries(left)]]);
}
