import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { DetailFields_form$key } from '../../__generated__/DetailFields_form.graphql.ts';
import { DynamicFields } from '../../ui/form/DynamicFields.tsx';
import { DynamicForm } from '../../ui/form/DynamicForm.tsx';
import { keptOf } from '../../ui/form/entries.ts';
import type { Bill } from './useBill.ts';

interface Props {
  bill: Pick<Bill, 'cart' | 'problems' | 'dispatch'>;
  form: DetailFields_form$key;
  /** Names of the shown fields, in order. */
  names: readonly string[];
}

/** The fields of the shop's form `invoice`, stored in the cart. */
export default function DetailFields({ bill, form, names }: Props) {
  const data = useFragment(
    graphql`
      fragment DetailFields_form on Form {
        ...DynamicForm_form
        ...DynamicFields_form
      }
    `,
    form,
  );
  const { cart, problems, dispatch } = bill;
  return (
    <DynamicForm
      form={data}
      part={{
        kept: cart.form,
        problems: problems.form,
        onEntries: (entries) => dispatch({ type: 'form', form: keptOf(entries) }),
      }}
    >
      <Box display="grid" gap="3" py="4">
        <DynamicFields form={data} only={names} />
      </Box>
    </DynamicForm>
  );
}
