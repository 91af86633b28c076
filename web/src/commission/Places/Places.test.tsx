import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentOperation } from '../../testing/answer.ts';
import { openCommission, sale } from '../Commission/testing.tsx';

const point = {
  __typename: 'LocationPoint',
  latitude: 26.9,
  longitude: 75.8,
  at: '2025-11-20T06:30:00.000Z',
};

async function openMap() {
  const at = await openCommission('/EmployeeCommision?id=e1', { rows: [sale(1), sale(2)] });
  fireEvent.click(await screen.findByRole('button', { name: 'View Map' }));
  return { ...at, dialog: within(await screen.findByRole('dialog', { name: 'Order Locations Map' })) };
}

test('each order has its place, or says that there is none', async () => {
  const { environment, dialog } = await openMap();
  const { request } = await sentOperation(environment, 'PlacesQuery');
  expect(request.variables).toEqual({ employee: 'e1', own: false, sales: ['d1', 'd2'] });
  await answerWith(environment, 'PlacesQuery', {
    node: {
      __typename: 'Employee',
      id: 'e1',
      commission: {
        __typename: 'EmployeeCommission',
        places: [{ __typename: 'CommissionPlace', saleId: 'd2', point }],
      },
    },
  });
  const [first, second] = await dialog.findAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('No location for this order')).toBeDefined();
  expect(
    within(first as HTMLElement)
      .getByRole('button')
      .hasAttribute('disabled'),
  ).toBe(true);
  expect(
    within(second as HTMLElement)
      .getByRole('button')
      .getAttribute('aria-current'),
  ).toBe('true');
});

test('what could not be read is said, with Retry', async () => {
  const { environment, dialog } = await openMap();
  await fail(
    environment,
    'PlacesQuery',
    new GraphFailure('UPSTREAM_UNAVAILABLE', 'Service is not reachable.', 'r1'),
  );
  expect(await dialog.findByText('Failed to load the locations.')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Retry' })).toBeDefined();
});

test('who may not see routes of others has no map', async () => {
  await openCommission('/EmployeeCommision?id=e1', { rows: [sale(1)] }, false);
  await screen.findByRole('button', { name: 'Export' });
  expect(screen.queryByRole('button', { name: 'View Map' })).toBeNull();
});
