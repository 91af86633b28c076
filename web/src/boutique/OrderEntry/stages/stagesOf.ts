import { stageBelongs, type Paise } from '@galla/domain';
import type { Assignment, DraftItem } from '../draft/orderDraft.ts';
import type { Garment } from '../shop/garment.ts';
import type { Shop, ShopStage } from '../shop/useShop.ts';

/** The stages that an item goes through: pattern stages only if it has a pattern (spec 3 §6). */
export const stagesOfItem = (item: DraftItem, { stages }: Shop): readonly ShopStage[] =>
  stages.filter(({ type }) =>
    stageBelongs(type, {
      designs: item.designs.length > 0,
      pattern: item.patterns.length + item.customPatterns.length > 0,
    }),
  );

/** What a stage is paid per piece of the item, from its designs and patterns. */
export function stagePay(item: DraftItem, garment: Garment, stage: ShopStage): Paise {
  const chosen = new Set([...item.designs, ...item.addOns].map(({ option }) => option));
  const prices = [
    ...garment.areas
      .flatMap(({ options }) => options)
      .filter(({ option }) => chosen.has(option))
      .flatMap(({ stagePrices }) => stagePrices),
    ...item.patterns.flatMap(({ stagePrices }) => stagePrices),
  ].filter(({ name }) => name === stage.name);
  const custom = item.customPatterns.reduce((sum, { stagePrices }) => sum + (stagePrices[stage.id] ?? 0), 0);
  return prices.reduce((sum, { amount }) => sum + amount, custom);
}

/** The employees assigned to a stage. */
export const employeesAt = (assignments: readonly Assignment[], stage: string): readonly string[] =>
  assignments.find((one) => one.stage === stage)?.employees ?? [];

/** The assignments with other employees at a stage; an empty list removes the stage. */
export function assigned(
  assignments: readonly Assignment[],
  stage: string,
  employees: readonly string[],
): readonly Assignment[] {
  const others = assignments.filter((one) => one.stage !== stage);
  return employees.length === 0 ? others : [...others, { stage, employees }];
}
