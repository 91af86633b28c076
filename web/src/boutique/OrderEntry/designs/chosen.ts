import type { ChosenOption, DraftItem } from '../draft/orderDraft.ts';
import type { Area } from '../shop/garment.ts';

type Designed = Pick<DraftItem, 'designs' | 'addOns'>;

const isOf =
  ({ options }: Area) =>
  ({ option }: ChosenOption): boolean =>
    options.some((one) => one.option === option);

/** What an item has of an area. Add-ons are kept by themselves, since their amounts can be others than the shop's. */
export const chosenIn = (item: Designed, area: Area): ChosenOption[] =>
  (area.addOns ? item.addOns : item.designs).filter(isOf(area));

/** The item with something else of an area. */
export function withChosen(item: Designed, area: Area, chosen: readonly ChosenOption[]): Partial<Designed> {
  const is = isOf(area);
  if (!area.addOns) return { designs: [...item.designs.filter((one) => !is(one)), ...chosen] };
  // An amount that was changed stays with its add-on.
  const before = new Map(item.addOns.map((one) => [one.option, one]));
  const named = item.addOns.filter((one) => !is(one));
  return { addOns: [...chosen.map((one) => before.get(one.option) ?? one), ...named] };
}
