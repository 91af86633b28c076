import { graphql, readInlineData } from 'react-relay';
import type { durations_package$key } from '../../__generated__/durations_package.graphql.ts';

const durationsOf = (one: durations_package$key) =>
  readInlineData(
    graphql`
      fragment durations_package on SubscriptionPackage @inline {
        durations {
          name
          months
        }
      }
    `,
    one,
  ).durations;

/** The duration preselected for a shop without a plan (spec 3 §9). */
const DEFAULT = 'Monthly';

/** The durations on offer, shortest first. */
export function durationNames(packages: readonly durations_package$key[]): string[] {
  const all = packages.flatMap(durationsOf).toSorted((one, other) => one.months - other.months);
  return [...new Set(all.map(({ name }) => name))];
}

/** The duration in the URL, else that of the shop's plan, else Monthly, else the shortest. */
export function chosenDuration(
  names: readonly string[],
  asked: string | null,
  current: string | null | undefined,
): string {
  const wanted = [asked, current, DEFAULT].find((name) => name != null && names.includes(name));
  return wanted ?? names[0] ?? DEFAULT;
}
