import { Button } from '@chakra-ui/react/button';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MoreDetails_form$key } from '../../__generated__/MoreDetails_form.graphql.ts';
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx';
import { usePrefetch } from '../../ui/whenOpened.tsx';
import type { Bill } from './useBill.ts';
import { ADVANCE } from './useInvoiceForm.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

// Loaded on demand: folded in most bills, and the form library is a third of the cart's size.
const fetchFields = () => import('./DetailFields.tsx');
const DetailFields = lazyPart(fetchFields);

interface Props {
  bill: Pick<Bill, 'cart' | 'problems' | 'dispatch'>;
  form: MoreDetails_form$key;
}

/** Additional fields of the bill: those of the shop's form `invoice`, folded while empty. */
export function MoreDetails({ bill, form }: Props) {
  const data = useFragment(
    graphql`
      fragment MoreDetails_form on Form {
        fields {
          name
          label
          required
        }
        ...DetailFields_form
      }
    `,
    form,
  );
  const { cart, problems } = bill;
  usePrefetch(fetchFields);
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
    <Suspense fallback={<FormSkeleton fields={shown.length} />}>
      <DetailFields key={cart.key} bill={bill} form={data} names={shown.map(({ name }) => name)} />
    </Suspense>
  );
}
