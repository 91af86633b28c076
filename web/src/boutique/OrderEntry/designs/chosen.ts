import type { ChosenOption, DraftItem } from '../draft/orderDraft.ts';
import type { Area } from '../shop/garment.ts';

type Designed = Pick<DraftItem, 'designs' | 'addOns'>;

const isOf =
  ({ options }: Area) =>
  ({ option }: ChosenOption): boolean =>
    options.some((one) => one.option === option);

/**
 * The chosen options of an area. Add-ons are stored separately, because their amounts can differ from the
 * shop's.
 */
export const chosenIn = (item: Designed, area: Area): ChosenOption[] =>
  (area.addOns ? item.addOns : item.designs).filter(isOf(area));

/** The changes to the item when the options of an area change. */
export function withChosen(item: Designed, area: Area, chosen: readonly ChosenOption[]): Partial<Designed> {
  const is = isOf(area);
  if (!area.addOns) return { designs: [...item.designs.filter((one) => !is(one)), ...chosen] };
  // An add-on keeps its edited amount.
  const before = new Map(item.addOns.map((one) => [one.option, one]));
  const named = item.addOns.filter((one) => !is(one));
  return { addOns: [...chosen.map((one) => before.get(one.option) ?? one), ...named] };
}
