import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { CustomerPicture_customer$key } from '../../../__generated__/CustomerPicture_customer.graphql.ts';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { ChangePicture } from '../../../ui/picture/ChangePicture.tsx';
import { useUpdateCustomerPicture } from './useUpdateCustomerPicture.ts';

/** Sets or removes the customer's picture. */
export function CustomerPicture({ customer }: { customer: CustomerPicture_customer$key }) {
  const { id, image } = useFragment(
    graphql`
      fragment CustomerPicture_customer on Customer {
        id
        image
      }
    `,
    customer,
  );
  const { write, busy } = useUpdateCustomerPicture();
  const save = async (upload: string | null): Promise<string | undefined> => {
    const outcome = await write({ key: newKey(), customer: id, image: upload });
    if (outcome.kind !== 'saved') return outcome.message;
    toast.success(formatMessage(upload === null ? 'customers.pictureRemoved' : 'customers.pictureSaved'));
    return undefined;
  };
  return <ChangePicture hasPicture={image != null} camera="environment" saving={busy} save={save} />;
}
