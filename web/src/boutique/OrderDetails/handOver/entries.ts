import { checkHandOver, type Paise } from '@galla/domain';

/** What the dialog of a hand-over asks for. */
export interface HandOverEntries {
  /** Global ids. */
  pieces: string[];
  collectedBy: string;
  /** What is due stays so. */
  leftDue: boolean;
}

/** What is wrong, by field; the form offers only pieces that can go. */
export function checkHandOverForm(
  { pieces, collectedBy, leftDue }: HandOverEntries,
  due: Paise,
): Record<string, string> {
  const found = checkHandOver({
    pieces: pieces.map(() => ({ state: '2', isHandedOver: false })),
    collectedBy,
    due,
    leftDue: leftDue ? due : undefined,
  });
  return Object.fromEntries(found.map(({ field, message }) => [field, message]));
}
