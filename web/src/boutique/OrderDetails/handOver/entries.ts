import { checkHandOver, type Paise } from '@galla/domain';

/** Form values of a hand-over. */
export interface HandOverEntries {
  /** Global ids. */
  pieces: string[];
  collectedBy: string;
  /** The amount due may stay due. */
  leftDue: boolean;
}

/** Problems by field. The form offers only pieces that can be handed over. */
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
