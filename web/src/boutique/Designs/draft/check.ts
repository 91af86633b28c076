import { fitDesignStages, readNamedPrice, rupees, formatMessage, type Problem } from '@galla/domain';
import { formErrors } from '../../../ui/problems.ts';
import { isUnreadable, stageRows } from '../../stagePrices/amounts.ts';
import type { OptionValues } from './draft.ts';
import type { ShownOption } from './shown.ts';

/** What is wrong with options, by their ids and fields: name, price, stagePrices, image. */
export type OptionProblems = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What is wrong with an option before it is sent. */
export function problemsOf({ name, price, stagePrices }: OptionValues): Record<string, string> {
  const read = readNamedPrice({ name, price: price === null ? '' : rupees(price) });
  const problems: Problem[] = 'problems' in read ? read.problems : [];
  const fitted = price === null ? undefined : fitDesignStages(price, stageRows(stagePrices), true);
  const errors = formErrors([...problems, ...(fitted && 'problems' in fitted ? fitted.problems : [])]);
  return isUnreadable(stagePrices)
    ? { ...errors, stagePrices: formatMessage('designs.priceInvalid') }
    : errors;
}

/** What is wrong with options that are about to be saved; only those of which something is. */
export const problemsIn = (options: readonly ShownOption[]): OptionProblems =>
  Object.fromEntries(
    options.flatMap((option) => {
      const problems = problemsOf(option);
      return Object.keys(problems).length === 0 ? [] : [[option.id, problems]];
    }),
  );

/** The problems without what was just changed of an option; without fields, without all of it. */
export function withoutProblems(all: OptionProblems, id: string, fields?: readonly string[]): OptionProblems {
  const own = all[id];
  if (own === undefined) return all;
  const left = Object.entries(own).filter(([field]) => fields?.includes(field) === false);
  const others = Object.entries(all).filter(([other]) => other !== id);
  return Object.fromEntries(left.length === 0 ? others : [...others, [id, Object.fromEntries(left)]]);
}
