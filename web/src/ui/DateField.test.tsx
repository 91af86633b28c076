import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { DateField } from './DateField.tsx';
import { Labelled } from './Labelled.tsx';
import { hasFocus } from '../testing/hasFocus.ts';

function Delivery({ onChange, start = '' }: { onChange: (text: string) => void; start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Labelled label="Delivery">
      <DateField
        value={value}
        min="2026-11-05"
        max="2026-11-22"
        onValue={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </Labelled>
  );
}

function renderDelivery(start?: string) {
  const onChange = vi.fn<(text: string) => void>();
  const { user } = renderUi(<Delivery onChange={onChange} {...(start !== undefined && { start })} />);
  return { user, onChange, field: screen.getByLabelText<HTMLInputElement>('Delivery') };
}

test('a day is shown and typed day first, and shown in full when left', async () => {
  const { user, onChange, field } = renderDelivery('2026-11-12');
  expect(field.value).toBe('12/11/2026');
  expect(field.type).toBe('text');
  await user.clear(field);
  expect(onChange).toHaveBeenLastCalledWith('');
  await user.type(field, '4-11-26');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-04');
  expect(field.value).toBe('4-11-26');
  await user.tab();
  expect(field.value).toBe('04/11/2026');
});

test('what is no day stays as typed and is handed on for the form to tell of', async () => {
  const { user, onChange, field } = renderDelivery();
  await user.type(field, '31/11/2026');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith('31/11/2026');
  expect(field.value).toBe('31/11/2026');
});

test('the calendar opens on the day, is walked by keys, and keeps to the limits', async () => {
  const { user, onChange, field } = renderDelivery('2026-11-12');
  await user.click(field);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const calendar = await screen.findByRole('dialog', { name: 'Calendar' });
  const day = (name: RegExp) => within(calendar).getByRole('button', { name });
  expect(day(/\b4 November 2026/).getAttribute('aria-disabled')).toBe('true');
  expect(day(/\b23 November 2026/).getAttribute('aria-disabled')).toBe('true');
  // Before the calendar moves the focus itself, one frame later.
  day(/12 November 2026/).focus();
  await new Promise(requestAnimationFrame);
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20');
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe('20/11/2026');
  expect(screen.queryByRole('dialog', { name: 'Calendar' })).toBeNull();
});

test('Escape closes the calendar and changes nothing', async () => {
  const { user, onChange, field } = renderDelivery('2026-11-12');
  const button = screen.getByRole('button', { name: 'Open calendar' });
  await user.click(button);
  await hasFocus(await screen.findByRole('dialog', { name: 'Calendar' }));
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Calendar' })).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  expect(onChange).not.toHaveBeenCalled();
  expect(field.value).toBe('12/11/2026');
});
