import type { CustomerDetailsQuery } from '../../__generated__/CustomerDetailsQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import CustomerDetails from '../CustomerDetails/CustomerDetails.tsx';

/** Status update (spec 2 §2): the dialog over its customer. */
export default function StatusUpdate({ queryRef }: ScreenProps<CustomerDetailsQuery>) {
  return <CustomerDetails queryRef={queryRef} withStatus />;
}
