import type { FormField } from '../../../forms/formField.ts';
import { OWN_COLUMNS, ownColumnLabel } from '../columns.ts';
import { plainHeading } from './plainHeading.ts';

/** Field names by heading. Labels take precedence over names: a shop may use another field's name as a label. */
export function fieldsByHeading(fields: readonly FormField[]): Map<string, string> {
  const named = [...OWN_COLUMNS, ...fields.map(({ name }) => name)].map(
    (name) => [plainHeading(name), name] as const,
  );
  const own = OWN_COLUMNS.map((name) => [plainHeading(ownColumnLabel(name)), name] as const);
  return new Map([
    ...named,
    ...own,
    ...fields.map(({ name, label }) => [plainHeading(label), name] as const),
  ]);
}
