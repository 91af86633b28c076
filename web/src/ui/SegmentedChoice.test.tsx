import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { Labelled } from './Labelled.tsx';
import { SegmentedChoice } from './SegmentedChoice.tsx';

function Mode() {
  const [mode, setMode] = useState<'CASH' | 'UPI'>();
  return (
    <Labelled label="Payment mode" required error={mode ? undefined : 'Please select payment mode'}>
      <SegmentedChoice
        choices={[
          { value: 'CASH', label: 'Cash' },
          { value: 'UPI', label: 'UPI' },
        ]}
        value={mode}
        onValue={setMode}
      />
    </Labelled>
  );
}

test('is a group of radio buttons with the name and the problem of its field', async () => {
  const { user } = renderUi(<Mode />);
  const group = screen.getByRole('radiogroup', { name: /Payment mode/ });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please select payment mode')).toBeDefined();
  await user.click(screen.getByText('Cash'));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'UPI' }).checked).toBe(true);
  expect(group.getAttribute('aria-invalid')).toBe('false');
});
