import { formatMessage } from '@galla/domain';
import { Dialog } from '@chakra-ui/react/dialog';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { AssignDialog_order$key } from '../../../__generated__/AssignDialog_order.graphql.ts';
import type { AssignDialogChoicesQuery } from '../../../__generated__/AssignDialogChoicesQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { AssignForm } from './AssignForm.tsx';

interface Props {
  order: AssignDialog_order$key;
  /** Global id of the item that the dialog was opened from. */
  item: string;
  onClose: () => void;
}

/** "Assign to Employee": how many pieces of which items an employee gets, at which stage (spec 3 §7). */
export const AssignDialog = (props: Props) => (
  <FormDialog open title={formatMessage('orderDetails.assign')} closable onClose={props.onClose}>
    <Part
      title={formatMessage('orderDetails.stagesFailed')}
      skeleton={
        <Dialog.Body>
          <SkeletonRows rows={4} />
        </Dialog.Body>
      }
    >
      {(attempt) => <Known {...props} attempt={attempt} />}
    </Part>
  </FormDialog>
);

function Known({ order, item, attempt, onClose }: Props & { attempt: number }) {
  const data = useFragment(
    graphql`
      fragment AssignDialog_order on Order {
        ...AssignForm_order
      }
    `,
    order,
  );
  const { viewer } = useLazyLoadQuery<AssignDialogChoicesQuery>(
    graphql`
      query AssignDialogChoicesQuery @throwOnFieldError {
        viewer {
          tenant {
            ...AssignForm_tenant
          }
        }
      }
    `,
    {},
    fetchOptions(attempt),
  );
  if (viewer?.tenant == null) throw new Error(formatMessage('orderDetails.stagesFailed'));
  return <AssignForm order={data} tenant={viewer.tenant} item={item} onClose={onClose} />;
}
