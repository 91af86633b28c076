import { Button } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { Formik } from 'formik';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MoreDetails_form$key } from '../../__generated__/MoreDetails_form.graphql.ts';
import { DynamicField } from '../../ui/form/DynamicField.tsx';
import type { Entries } from '../../ui/form/entries.ts';
import type { FormEntry } from './cart.ts';
import { FormBridge } from './FormBridge.tsx';
import type { Bill } from './useBill.ts';
import { ADVANCE, type InvoiceForm } from './useInvoiceForm.ts';

interface Props {
  bill: Bill;
  form: InvoiceForm;
  fields: MoreDetails_form$key;
}

/** Files can't be sent with a document, and can't be kept. */
function keepable(entries: Entries): Record<string, FormEntry> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]): [string, FormEntry] => [
      name,
      typeof entry === 'string' ? entry : entry.filter((one) => typeof one === 'string'),
    ]),
  );
}

/** What is written on the bill besides its lines: the fields of the shop's form `invoice`, folded while empty. */
export function MoreDetails({ bill, form, fields }: Props) {
  const data = useFragment(
    graphql`
      fragment MoreDetails_form on Form {
        fields {
          name
          label
          required
          ...DynamicField_field
        }
      }
    `,
    fields,
  );
  const { cart, problems, dispatch } = bill;
  const [asked, setAsked] = useState(false);
  const shown = data.fields.filter(({ name }) => name !== ADVANCE);
  const filled = shown.some(({ name }) => (cart.form[name] ?? '').length > 0);
  const wrong = Object.keys(problems.form).length > 0;
  if (shown.length === 0) return null;
  if (!asked && !filled && !wrong && !shown.some(({ required }) => required)) {
    return (
      <Button variant="ghost" size="sm" mt="2" px="0" onClick={() => setAsked(true)}>
        <ChevronDown strokeWidth={1.75} aria-hidden />
        {shown.map(({ label }) => label).join(', ')}
      </Button>
    );
  }
  return (
    <Formik
      key={cart.key}
      initialValues={form.entries(cart.form)}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={() => undefined}
    >
      <Box display="grid" gap="3" py="4">
        {shown.map((field) => (
          <DynamicField key={field.name} field={field} name={field.name} />
        ))}
        <FormBridge<Entries>
          problems={problems.form}
          onValues={(entries) => dispatch({ type: 'form', form: keepable(entries) })}
        />
      </Box>
    </Formik>
  );
}
