import { rupees, stageSum, type Paise } from '@galla/domain';

/** What each stage is paid, by global id; null while the typed text is not a valid amount. */
export type StageAmounts = Readonly<Record<string, Paise | null>>;

/** A stage that can have a price. */
export interface StageChoice {
  readonly id: string;
  readonly name: string;
}

/** The amounts as input of the domain's rules. */
export const stageRows = (amounts: StageAmounts): { stage: string; amount: Paise }[] =>
  Object.entries(amounts).map(([stage, amount]) => ({ stage, amount: amount ?? 0 }));

export const sumOf = (amounts: StageAmounts): Paise => stageSum(stageRows(amounts));

/** The amounts without a stage, which removes its price. */
export const withoutStage = (amounts: StageAmounts, stage: string): StageAmounts =>
  Object.fromEntries(Object.entries(amounts).filter(([id]) => id !== stage));

/** Whether both name the same stages with the same amounts. */
export const sameAmounts = (one: StageAmounts, other: StageAmounts): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([stage, amount]) => other[stage] === amount);

/** Whether any typed text is not an amount of 0 or more. */
export const isUnreadable = (amounts: StageAmounts): boolean =>
  Object.values(amounts).some((amount) => amount === null || amount < 0);

/** The amounts as input of the mutations. */
export const stagePriceInputs = (amounts: StageAmounts): { stage: string; amount: string }[] =>
  stageRows(amounts).map(({ stage, amount }) => ({ stage, amount: rupees(amount) }));
