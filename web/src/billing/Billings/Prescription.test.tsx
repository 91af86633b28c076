import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, sentInput } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { addItem, cart, create, created, enter, openCart } from './testing.tsx';

const field = (name: string, type: string, rest: object = {}) => ({
  name,
  label: name,
  type,
  required: false,
  disabled: false,
  multiple: false,
  subtype: null,
  accept: null,
  options: [],
  ...rest,
});

const FIELDS = [
  field('right_sph', 'NUMBER'),
  field('lens_design', 'CHECKBOX_GROUP', {
    label: 'Lens design',
    options: ['Progressive', 'Bifocal'].map((value) => ({ label: value, value })),
  }),
  field('priscription', 'TEXTAREA', { label: 'Notes' }),
];

const EYE = { sph: null, cyl: null, axis: null, add: null, prism: null, base: null };
const prescriptionOf = (date: string, right: object, rest: object = {}) => ({
  __typename: 'Prescription',
  date,
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
  ...rest,
});

const LAST = prescriptionOf('2025-03-12', { sph: '+1.00', cyl: '-0.75', axis: '90' });
const FIRST = prescriptionOf('2024-01-05', { sph: '+0.75', cyl: '-0.75', axis: '90' });

/** Opens the prescription tab of an optician's cart, for a customer with these versions. */
async function openTab(versions: object[] = []): Promise<AtRoute> {
  const at = await openCart({ capabilities: ['PRESCRIPTIONS'] });
  await addItem(at, 'kota');
  fireEvent.click(cart().getByRole('radio', { name: 'UPI' }));
  await at.user.click(screen.getByRole('tab', { name: 'Prescription' }));
  await answerWith(at.environment, 'PrescriptionFormQuery', {
    viewer: { tenant: { id: 't1', form: { name: 'prescription', fields: FIELDS } } },
    node: {
      __typename: 'Customer',
      id: 'c1',
      prescriptions: { totalCount: versions.length, edges: versions.map((node) => ({ node })) },
    },
  });
  await screen.findByRole('group', { name: 'Right' });
  return at;
}

const figure = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const type = (name: string, text: string): void => {
  enter(figure(name), text);
  fireEvent.blur(figure(name));
};

test('only an optician has the tab', async () => {
  await openCart();
  expect(screen.queryByRole('tab', { name: 'Prescription' })).toBeNull();
});

test('figures are typed or stepped, transposed and copied, and go with the bill', async () => {
  const at = await openTab();
  type('Right Sphere', '1.25');
  expect(figure('Right Sphere').value).toBe('+1.25');
  fireEvent.keyDown(figure('Right Cylinder'), { key: 'ArrowDown' });
  fireEvent.keyDown(figure('Right Cylinder'), { key: 'ArrowDown' });
  expect(figure('Right Cylinder').value).toBe('-0.25');
  type('Right Axis °', '90');
  await at.user.click(screen.getByRole('button', { name: 'Transpose Right' }));
  const right = ['Right Sphere', 'Right Cylinder', 'Right Axis °'].map((name) => figure(name).value);
  expect(right).toEqual(['+1.00', '+0.25', '180']);
  await at.user.click(screen.getByRole('button', { name: 'Copy right to left' }));
  expect(figure('Left Cylinder').value).toBe('+0.25');
  type('Age', '47');
  await at.user.click(screen.getByRole('checkbox', { name: 'Bifocal' }));
  expect(cart().getByRole('button', { name: 'Prescription goes with this bill' })).toBeDefined();
  await at.user.click(create());
  expect(await sentInput(at.environment, 'useCreateDocumentMutation')).toMatchObject({
    prescription: {
      right: { sph: '+1.00', cyl: '+0.25', axis: '180' },
      left: { sph: '+1.00', cyl: '+0.25', axis: '180' },
      age: 47,
      lensDesigns: ['Bifocal'],
    },
  });
  await answerWith(
    at.environment,
    'useCreateDocumentMutation',
    created({
      __typename: 'CreateDocumentSuccess',
      document: { id: 'd1', number: '26-27/A/00001', customer: null },
    }),
  );
  expect(await screen.findByText('The payment')).toBeDefined();
});

test('the last one is offered: under the fields at first, in them once it is used, above the one before', async () => {
  const at = await openTab([{ prescription: LAST, previous: FIRST }]);
  expect(screen.getByText('Below: 12 Mar 2025')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Use that of 12 Mar 2025' }));
  expect(figure('Right Sphere').value).toBe('+1.00');
  expect(screen.getByText('Below: 5 Jan 2024')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Progressive' })).toHaveProperty('checked', true);
  await at.user.click(screen.getByRole('button', { name: 'Clear Prescription' }));
  expect(figure('Right Sphere').value).toBe('');
  expect(cart().queryByRole('button', { name: 'Prescription goes with this bill' })).toBeNull();
});

test('what can’t be prescribed stands in the way of the bill, and is told at its field', async () => {
  const at = await openTab();
  type('Right Sphere', '30.1');
  await at.user.click(create());
  expect(await screen.findByText('Right SPH must be between -30.00 and +30.00.')).toBeDefined();
  expect(figure('Right Sphere').getAttribute('aria-invalid')).toBe('true');
  type('Right Sphere', '3');
  await at.user.click(create());
  await sentInput(at.environment, 'useCreateDocumentMutation');
  await answerWith(
    at.environment,
    'useCreateDocumentMutation',
    created({
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'Please check the marked fields.',
      problems: [
        { field: 'prescription.right.axis', code: 'INVALID_INPUT', rule: null, message: 'Not that axis.' },
      ],
    }),
  );
  expect(await screen.findByText('Not that axis.')).toBeDefined();
  await waitFor(() => expect(figure('Right Axis °').getAttribute('aria-invalid')).toBe('true'));
});
