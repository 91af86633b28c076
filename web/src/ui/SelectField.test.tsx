import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { SelectField } from './SelectField.tsx';

function Status() {
  const [status, setStatus] = useState<'PAID' | 'UNPAID' | ''>('');
  return (
    <>
      <SelectField
        label="Status"
        placeholder="All statuses"
        options={[
          { value: 'PAID', label: 'Paid' },
          { value: 'UNPAID', label: 'Unpaid' },
        ]}
        value={status}
        onValue={setStatus}
      />
      <output>{status === '' ? 'all' : status}</output>
    </>
  );
}

test('chooses one, and none again', async () => {
  const { user } = renderUi(<Status />);
  const list = screen.getByRole('combobox', { name: 'Status' });
  await user.selectOptions(list, 'Unpaid');
  expect(screen.getByRole('status').textContent).toBe('UNPAID');
  await user.selectOptions(list, 'All statuses');
  expect(screen.getByRole('status').textContent).toBe('all');
});
