import { problem, type Problem } from '../../refusals/problem.ts';
import type { AreaKind } from './areas.ts';

/** The fields that an option's place and default follow from. */
export interface PlacedOption {
  id: string;
  /** From 1, without gaps. */
  position: number;
  isDefault: boolean;
}

/** A requested change of an option; omitted fields stay as they are. */
export interface OptionPlace {
  id: string;
  position?: number | undefined;
  isDefault?: boolean | undefined;
}

/**
 * The options of an area after a change: numbered from 1, with exactly one default: the chosen one, else the
 * previous one, else the first. Add-ons are defaults independently of each other (spec 3 §4).
 * @param options all options of the area, in their order
 */
export function placeOptions<Option extends PlacedOption>(
  kind: AreaKind,
  options: readonly Option[],
  asked: readonly OptionPlace[] = [],
): Option[] {
  const wanted = new Map(asked.map((one) => [one.id, one]));
  const placeOf = ({ id, position }: Option) => wanted.get(id)?.position ?? position;
  // An option moving up goes before the one at its new place, one moving down after it.
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

/** Refuses a second default in one area, reporting the second one. */
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
