import { problem } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { documentId, documentRow, documentsAre } from '../testing/fakeBilling.ts';
import { customerId, customerRow, customersAre } from '../testing/fakeCustomers.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { bill } from './testing/createDocument.ts';

const VALUES = `date right { sph cyl axis add prism base } left { sph cyl } age pd fittingHeight wearTypes lensDesigns
  materialsAndCoats notes testedBy testDate extra { name value }`;

const TOLD = {
  right_sph: '+1.25',
  right_cyl: '-0.75',
  right_axis: '90',
  left_sph: '0.00',
  age: '47',
  pd: '63.5',
  wear_type: 'Near,Driving',
  materials_coats: 'Blue cut, Hard coat',
  priscription: 'Reads at 40 cm',
  test_date: '2026-11-19',
  frame: 'Oval',
};

const PRESCRIBED = {
  date: '2026-11-19',
  right: { sph: '+1.25', cyl: '-0.75', axis: '90', add: null, prism: null, base: null },
  left: { sph: '0.00', cyl: null },
  age: 47,
  pd: '63.5',
  fittingHeight: null,
  wearTypes: ['Near', 'Driving'],
  lensDesigns: [],
  materialsAndCoats: ['Blue cut', 'Hard coat'],
  notes: 'Reads at 40 cm',
  testedBy: null,
  testDate: '2026-11-19',
  extra: [{ name: 'frame', value: 'Oval' }],
};

test('a document tells what was prescribed with it, and where its card is, in no call of its own', async () => {
  const id = globalId('Document', documentId(1));
  const rows = [documentRow(1, { prescription: TOLD, prescribed_on: '2026-11-19' })];
  const { data, errors, calls } = await runOperation(
    `query ($id: ID!) { node(id: $id) { ... on Document { prescriptionCardUrl prescription { ${VALUES} } } } }`,
    { variables: { id }, fakes: [signedIn(), documentsAre(rows)] },
  );
  expect(errors).toEqual([]);
  const prescriptionCardUrl = `http://localhost:4000/pdf/prescription/${id}`;
  expect(data).toEqual({ node: { prescriptionCardUrl, prescription: PRESCRIBED } });
  expect(calls.filter((call) => call.includes('billing'))).toEqual(['POST /billing/fetch-documents']);
});

test('a document without one has neither, and a text that is no age is none', async () => {
  const id = globalId('Document', documentId(1));
  const ask = (row: ReturnType<typeof documentRow>) =>
    runOperation(
      `query ($id: ID!) { node(id: $id) { ... on Document { prescriptionCardUrl prescription { age } } } }`,
      {
        variables: { id },
        fakes: [signedIn(), documentsAre([row])],
      },
    );
  expect((await ask(documentRow(1))).data).toEqual({
    node: { prescriptionCardUrl: null, prescription: null },
  });
  const old = await ask(documentRow(1, { prescription: { age: 'forty' }, prescribed_on: '2026-11-19' }));
  expect(old.data).toMatchObject({ node: { prescription: { age: null } } });
});

const versionsAre = answering(
  billing.customerPrescriptions,
  (): Answer<typeof billing.customerPrescriptions> => ({
    success: true,
    total: 2,
    page: { cursors: ['abc'], has_more: true },
    data: [
      {
        document_id: documentId(1),
        serial_number: '26-27/A/00001',
        type: 'invoice',
        created_at: '2026-11-20T06:30:00.000Z',
        prescribed_on: '2026-11-19',
        prescription: TOLD,
        previous: { prescribed_on: '2025-03-12', prescription: { right_sph: '+1.00' } },
      },
    ],
  }),
);

test('a customer has the versions of what was prescribed, in one call', async () => {
  const { data, errors, calls, received } = await runOperation(
    `query ($id: ID!) { node(id: $id) { ... on Customer { prescriptions(first: 1) { totalCount pageInfo { hasNextPage }
      edges { cursor node { documentNumber cardUrl prescription { ${VALUES} } previous { date right { sph } } } } } } } }`,
    {
      variables: { id: globalId('Customer', customerId(1)) },
      fakes: [signedIn(), customersAre([customerRow(1)]), versionsAre],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    node: {
      prescriptions: {
        totalCount: 2,
        pageInfo: { hasNextPage: true },
        edges: [
          {
            cursor: 'abc',
            node: {
              documentNumber: '26-27/A/00001',
              cardUrl: `http://localhost:4000/pdf/prescription/${globalId('Document', documentId(1))}`,
              prescription: PRESCRIBED,
              previous: { date: '2025-03-12', right: { sph: '+1.00' } },
            },
          },
        ],
      },
    },
  });
  expect(calls).toContain('GET /billing/customer-prescriptions');
  expect(received.at(-1)?.parts).toMatchObject({
    query: { customer_id: customerId(1), include: 'count,page', limit: 1 },
  });
});

test('a bill takes a prescription along under the names of the wire', async () => {
  const { errors, received } = await bill({
    prescription: {
      right: { sph: '+1.25', cyl: '-0.75', axis: '90' },
      age: 47,
      wearTypes: ['Near', 'Driving'],
      notes: 'Reads',
      extra: [{ name: 'frame', value: 'Oval' }],
    },
  });
  expect(errors).toEqual([]);
  expect(received.at(-1)?.parts).toMatchObject({
    body: {
      prescription_detail: {
        right_sph: '+1.25',
        right_axis: '90',
        left_sph: null,
        age: '47',
        wear_type: 'Near,Driving',
        priscription: 'Reads',
        frame: 'Oval',
      },
    },
  });
});

test.each([
  ['prescription_detail', 'prescription'],
  ['prescription_detail.right_sph', 'prescription.right.sph'],
  ['prescription_detail.left_axis', 'prescription.left.axis'],
  ['prescription_detail.materials_coats', 'prescription.materialsAndCoats'],
  ['prescription_detail.age', 'prescription.age'],
  ['prescription_detail.frame', 'prescription.extra.frame'],
])('a problem of %s stands at %s', async (field, expected) => {
  const wrong = problem(field, 'INVALID_INPUT', 'optical.axisAlone');
  const { data } = await bill({ prescription: { right: { sph: '30.1' } } }, [
    refusing(billing.createInvoice, 'INVALID_INPUT', {}, [wrong]),
  ]);
  expect(data).toMatchObject({ createDocument: { problems: [{ field: expected }] } });
});
