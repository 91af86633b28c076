import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { enter } from '../Billings/testing.tsx';
import { bill, column, input, MUTATION, openEdit, saved, update, why } from './testing.tsx';

const EYE = { sph: null, cyl: null, axis: null, add: null, prism: null, base: null };
const prescription = (right: object = { sph: '+1.00', cyl: '-0.75', axis: '90' }) => ({
  __typename: 'Prescription',
  date: '2025-11-20',
  right: { ...EYE, ...right },
  left: { ...EYE, sph: '+1.50' },
  age: 46,
  pd: null,
  fittingHeight: null,
  wearTypes: [],
  lensDesigns: ['Progressive'],
  materialsAndCoats: [],
  notes: null,
  testedBy: null,
  testDate: null,
  extra: [],
});

const OPTICIAN = { capabilities: ['PRESCRIPTIONS'] };
const figure = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });

/** Opens the edit of an optician's bill and then its prescription. */
async function openPrescription(stored: object | null = prescription()): Promise<AtRoute> {
  const at = await openEdit(bill({ prescription: stored }), OPTICIAN);
  fireEvent.click(column().getByRole('button', { name: /^Prescription/ }));
  await answerWith(at.environment, 'PrescriptionFormQuery', {
    viewer: { tenant: { id: 't1', form: { name: 'prescription', fields: [] } } },
    node: { __typename: 'Customer', id: 'c1', prescriptions: { totalCount: 0, edges: [] } },
  });
  await screen.findByRole('group', { name: 'Right' });
  return at;
}

test('a figure that is corrected is a change; the whole prescription is sent with it', async () => {
  const at = await openPrescription();
  expect(figure('Right Sphere').value).toBe('+1.00');
  enter(figure('Right Sphere'), '+1.25');
  fireEvent.blur(figure('Right Sphere'));
  expect(column().getByRole('button', { name: 'Prescription changed' })).toBeDefined();
  expect(column().getByText('2 items · 1 change')).toBeDefined();
  why('Customer changed it');
  fireEvent.click(update());
  expect(await input(at)).toMatchObject({
    prescription: {
      right: { sph: '+1.25', cyl: '-0.75', axis: '90' },
      left: { sph: '+1.50' },
      age: 46,
      lensDesigns: ['Progressive'],
    },
  });
  const now = bill({
    revision: 1,
    prescription: prescription({ sph: '+1.25', cyl: '-0.75', axis: '90' }),
  });
  await answerWith(at.environment, MUTATION, saved(now));
  await waitFor(() =>
    expect(column().getByRole('button', { name: 'Prescription goes with this bill' })).toBeDefined(),
  );
});

test('one that is emptied is taken off; one that stays is not sent', async () => {
  const at = await openPrescription();
  fireEvent.click(screen.getByRole('button', { name: /^Clear/ }));
  expect(column().getByRole('button', { name: 'Prescription removed' })).toBeDefined();
  why('Customer changed it');
  fireEvent.click(update());
  expect(await input(at)).toMatchObject({ prescription: null });
});

test('one is added to a bill that had none; a wrong figure is told at its field before anything is sent', async () => {
  await openPrescription(null);
  enter(figure('Left Sphere'), '30.1');
  fireEvent.blur(figure('Left Sphere'));
  why('Customer changed it');
  fireEvent.click(update());
  await waitFor(() => expect(figure('Left Sphere').getAttribute('aria-invalid')).toBe('true'));
  expect(column().getByRole('button', { name: 'The prescription needs another look' })).toBeDefined();
  enter(figure('Left Sphere'), '3');
  fireEvent.blur(figure('Left Sphere'));
  expect(column().getByRole('button', { name: 'Prescription added' })).toBeDefined();
});

test('only an optician changes what was prescribed; others read it', async () => {
  await openEdit(bill({ prescription: prescription() }));
  expect(screen.queryByRole('tab', { name: 'Prescription' })).toBeNull();
  expect(column().getByText('Progressive')).toBeDefined();
});
