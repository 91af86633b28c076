import type { FormField, FormValue } from '@galla/domain';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { TestRecord } from '../../testing/fragmentKey.ts';

/** A form definition of the domain as in the graph's answer. */
export const graphForm = (fields: readonly FormField[], name = 'anything'): TestRecord => ({
  __typename: 'Form',
  id: `form-${name}`,
  name,
  fields: fields.map(({ values, access, type, ...field }) => ({
    __typename: 'FormField',
    id: `${name}-${field.name}`,
    ...field,
    type: type.toUpperCase().replace('-', '_'),
    disabled: access,
    options: values.map((option) => ({
      __typename: 'FormOption',
      id: `${name}-${field.name}-${option.value}`,
      ...option,
    })),
  })),
});

const escaped = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);
const listOf = (value: FormValue): string[] =>
  (Array.isArray(value) ? value : [value]).map((one) => String(one));

/** The label of an option of a field. */
const optionLabel = ({ values }: FormField, value: string): string =>
  values.find((option) => option.value === value)?.label ?? value;

const change = (element: HTMLElement, target: object): Promise<void> =>
  act(async () => void fireEvent.change(element, { target }));

/** Enters a value into a field by its label, as a user would. */
export async function enter(user: UserEvent, field: FormField, value: FormValue): Promise<void> {
  const label = escaped(field.label);
  const chosen = listOf(value).map((one) => optionLabel(field, one));
  switch (field.type) {
    case 'checkbox-group': {
      const group = screen.getByRole('group', { name: label });
      for (const name of chosen) await user.click(within(group).getByRole('checkbox', { name }));
      break;
    }
    case 'radio-group': {
      const group = screen.getByRole('radiogroup', { name: label });
      for (const name of chosen) await user.click(within(group).getByRole('radio', { name }));
      break;
    }
    case 'autocomplete': {
      const box = await screen.findByRole('combobox', { name: label });
      for (const name of chosen) {
        if (screen.queryByRole('option', { name }) === null) await user.click(box);
        await user.click(await screen.findByRole('option', { name }));
      }
      break;
    }
    case 'file':
      await change(screen.getByLabelText(label), {
        files: listOf(value).map((name) => new File(['x'], name)),
      });
      break;
    default:
      await change(screen.getByLabelText(label), { value: String(value) });
  }
}
