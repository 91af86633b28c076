import { problem } from '@galla/domain';
import { refuseOn } from '../refusals/refuseOn.ts';

/** Form values by name; a duplicate name is reported at its field. */
export function formValues(values: readonly { name: string; value: string }[]): Record<string, string> {
  const byName = new Map(values.map(({ name, value }) => [name, value]));
  const twice = byName.size < values.length && values.find(({ name, value }) => byName.get(name) !== value);
  if (twice) refuseOn(problem(`values.${twice.name}`, 'INVALID_INPUT', 'faults.invalidInput'));
  return Object.fromEntries(byName);
}

/** The same for a change of a stored item: stock is corrected by its own mutation, which records the reason. */
export function changedValues(values: Parameters<typeof formValues>[0]): Record<string, string> {
  if (values.some(({ name }) => name === 'available_quantity'))
    refuseOn(problem('values.available_quantity', 'INVALID_INPUT', 'stock.notByForm'));
  return formValues(values);
}

const FIELDS: Readonly<Record<string, string>> = {
  id: 'item',
  kind: 'item',
  catalog_id: 'item',
  catalog_type: 'item',
  image: 'image',
  image_id: 'image',
  remove_image: 'image',
};

/** The input field of a REST body's field: values of the form are below `values`. */
export function inputField(bodyField: string): string {
  if (Object.hasOwn(FIELDS, bodyField)) return FIELDS[bodyField] ?? bodyField;
  return bodyField.startsWith('values.') ? bodyField : `values.${bodyField}`;
}
