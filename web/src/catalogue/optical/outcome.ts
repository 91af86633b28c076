import { quantityText, say, type MessageKey } from '@galla/domain';
import { failureText } from '../../app/graph/failureText.ts';
import { milliOf } from '../../app/graph/scalars.ts';

/** What became of a write. */
export type Outcome =
  | { kind: 'saved' }
  /** By the input's fields: "values.sku", "powers.axis". */
  | { kind: 'problems'; problems: Record<string, string> }
  /** Refused, or no answer came. */
  | { kind: 'failed'; message: string };

interface Answer {
  readonly __typename: string;
  readonly message?: string;
  readonly problems?: readonly { readonly field: string; readonly message: string }[];
  /** Stock as it is now, where a correction was based on another figure. */
  readonly currentStock?: string | number | null | undefined;
}

/** Waits for a write; every refusal, and no answer at all, is an outcome with its sentence. */
export async function settled(
  success: string,
  failed: MessageKey,
  write: () => Promise<Answer>,
): Promise<Outcome> {
  try {
    const { __typename: type, message, problems, currentStock } = await write();
    if (type === success) return { kind: 'saved' };
    if (currentStock != null) {
      const said = say('optical.stockNow', { n: quantityText(milliOf(String(currentStock))) });
      return { kind: 'problems', problems: { 'values.available_quantity': said } };
    }
    if (problems === undefined) return { kind: 'failed', message: message ?? say(failed) };
    return {
      kind: 'problems',
      problems: Object.fromEntries(problems.map((one) => [one.field, one.message])),
    };
  } catch (error) {
    return { kind: 'failed', message: failureText(error, failed) };
  }
}

/** Problems by the names of the fields under `at`: "sku" of "values.sku". */
export const under = (at: string, problems: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [
      field.startsWith(`${at}.`) ? field.slice(at.length + 1) : field,
      message,
    ]),
  );
