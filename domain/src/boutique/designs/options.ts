import { problem, type Problem } from '../../refusals/problem.ts';
import type { AreaKind } from './areas.ts';

/** What places and defaults of an area's options follow from. */
export interface PlacedOption {
  id: string;
  /** From 1, without holes. */
  position: number;
  isDefault: boolean;
}

/** What is asked for an option; what is left out stays. */
export interface OptionPlace {
  id: string;
  position?: number | undefined;
  isDefault?: boolean | undefined;
}

/**
 * The options of an area after a change: numbered from 1, and exactly one of them the default - the one that is chosen,
 * else the one that was, else the first. Add-ons are defaults each by itself (spec 3 §4).
 * @param options all of them, in their order
 */
export function placeOptions<Option extends PlacedOption>(
  kind: AreaKind,
  options: readonly Option[],
  asked: readonly OptionPlace[] = [],
): Option[] {
  const wanted = new Map(asked.map((one) => [one.id, one]));
  const placeOf = ({ id, position }: Option) => wanted.get(id)?.position ?? position;
  // One that moves up stands before what is at its new place, one that moves down behind it.
  const moved = (option: Option) => Math.sign(placeOf(option) - option.position);
  const placed = options
    .toSorted((one, other) => placeOf(one) - placeOf(other) || moved(one) - moved(other))
    .map((option, index) => ({
      ...option,
      position: index + 1,
      isDefault: wanted.get(option.id)?.isDefault ?? option.isDefault,
    }));
  if (kind === 'ADD_ONS') return placed;
  const chosen = placed.find(({ id }) => wanted.get(id)?.isDefault === true);
  const byDefault = chosen ?? placed.find(({ isDefault }) => isDefault) ?? placed[0];
  return placed.map((option) => ({ ...option, isDefault: option.id === byDefault?.id }));
}

/** Refuses a second default of one area, at the second one. */
export function checkDefaults(
  kind: AreaKind,
  asked: readonly Pick<OptionPlace, 'isDefault'>[],
): Problem | undefined {
  if (kind === 'ADD_ONS') return undefined;
  const [, second] = [...asked.keys()].filter((at) => asked[at]?.isDefault === true);
  return second === undefined
    ? undefined
    : problem(`options.${second}.isDefault`, 'INVALID_INPUT', 'designs.oneDefault');
}
