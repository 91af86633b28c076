import { forms } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import type { Answer } from '../rest/arguments.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const FORM = `query ($name: String!) { viewer { tenant { form(name: $name) { name
  fields { name label type required options { label value } disabled subtype multiple accept } } } } }`;

type Field = Answer<typeof forms.getForm>['fields'][number];

const field: Field = {
  name: 'delivery_date',
  label: 'Delivery date',
  type: 'date',
  required: true,
  values: [],
  access: false,
  subtype: null,
  multiple: false,
  accept: null,
};

test('tells a form in the words of the graph', async () => {
  const choice: Field = {
    ...field,
    name: 'wear',
    type: 'radio-group',
    values: [{ label: 'All day', value: 'all' }],
    access: true,
  };
  const { data, errors, calls, received } = await runOperation(FORM, {
    variables: { name: 'invoice' },
    fakes: [
      signedIn(),
      answering(forms.getForm, ({ query }) => ({
        success: true,
        id: 7,
        name: query.form_name,
        fields: [field, choice],
      })),
    ],
  });
  expect(errors).toEqual([]);
  const expected = { label: 'Delivery date', required: true, subtype: null, multiple: false, accept: null };
  expect(data).toEqual({
    viewer: {
      tenant: {
        form: {
          name: 'invoice',
          fields: [
            { ...expected, name: 'delivery_date', type: 'DATE', options: [], disabled: false },
            {
              ...expected,
              name: 'wear',
              type: 'RADIO_GROUP',
              options: [{ label: 'All day', value: 'all' }],
              disabled: true,
            },
          ],
        },
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'GET /get_form']);
  expect(received[1]?.parts.query).toEqual({ form_name: 'invoice', business_id: 1 });
});

test('is null when the shop has none of that name', async () => {
  const { data, errors } = await runOperation(FORM, {
    variables: { name: 'nothing' },
    fakes: [signedIn(), refusing(forms.getForm, 'NOT_FOUND')],
  });
  expect({ data, errors }).toEqual({ data: { viewer: { tenant: { form: null } } }, errors: [] });
});

test('a form that can not be fetched leaves the rest of the shop', async () => {
  const { data, errors } = await runOperation(
    '{ viewer { tenant { name form(name: "invoice") { name } } } }',
    {
      fakes: [signedIn(), refusing(forms.getForm, 'UPSTREAM_INVALID')],
    },
  );
  expect(data).toEqual({ viewer: { tenant: { name: 'Meenakshi Stores', form: null } } });
  expect(errors).toEqual(['UPSTREAM_INVALID at viewer.tenant.form: Invalid response format. Expected JSON.']);
});
