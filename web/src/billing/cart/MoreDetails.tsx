import { Button } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MoreDetails_form$key } from '../../__generated__/MoreDetails_form.graphql.ts';
import { DynamicFields } from '../../ui/form/DynamicFields.tsx';
import { DynamicForm } from '../../ui/form/DynamicForm.tsx';
import { keptOf } from '../../ui/form/entries.ts';
import type { Bill } from './useBill.ts';
import { ADVANCE } from './useInvoiceForm.ts';

interface Props {
  bill: Bill;
  form: MoreDetails_form$key;
}

/** What is written on the bill besides its lines: the fields of the shop's form `invoice`, folded while empty. */
export function MoreDetails({ bill, form }: Props) {
  const data = useFragment(
    graphql`
      fragment MoreDetails_form on Form {
        fields {
          name
          label
          required
        }
        ...DynamicForm_form
        ...DynamicFields_form
      }
    `,
    form,
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
    <DynamicForm
      key={cart.key}
      form={data}
      part={{
        kept: cart.form,
        problems: problems.form,
        onEntries: (entries) => dispatch({ type: 'form', form: keptOf(entries) }),
      }}
    >
      <Box display="grid" gap="3" py="4">
        <DynamicFields form={data} only={shown.map(({ name }) => name)} />
      </Box>
    </DynamicForm>
  );
}
