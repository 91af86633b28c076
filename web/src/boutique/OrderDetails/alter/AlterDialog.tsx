import { formatMessage } from '@galla/domain';
import { Dialog } from '@chakra-ui/react/dialog';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { AlterDialog_item$key } from '../../../__generated__/AlterDialog_item.graphql.ts';
import type { AlterDialogChoicesQuery } from '../../../__generated__/AlterDialogChoicesQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { AlterForm } from './AlterForm.tsx';

interface Props {
  item: AlterDialog_item$key;
  /** Global id of the piece, and its number within the item. */
  piece: { id: string; number: number };
  onClose: () => void;
}

/** A piece that the customer brought back: what to alter, the charge, and the delivery day. */
export function AlterDialog({ item, piece, onClose }: Props) {
  const data = useFragment(
    graphql`
      fragment AlterDialog_item on OrderItem {
        name
        ...AlterForm_item
      }
    `,
    item,
  );
  return (
    <FormDialog
      open
      title={formatMessage('alteration.title', { name: data.name, n: piece.number })}
      closable
      onClose={onClose}
    >
      <Part
        title={formatMessage('orderDetails.stagesFailed')}
        skeleton={
          <Dialog.Body>
            <SkeletonRows rows={4} />
          </Dialog.Body>
        }
      >
        {(attempt) => <Known item={data} piece={piece.id} attempt={attempt} onClose={onClose} />}
      </Part>
    </FormDialog>
  );
}

function Known({
  attempt,
  ...form
}: Pick<Parameters<typeof AlterForm>[0], 'item' | 'piece' | 'onClose'> & { attempt: number }) {
  const { viewer } = useLazyLoadQuery<AlterDialogChoicesQuery>(
    graphql`
      query AlterDialogChoicesQuery @throwOnFieldError {
        viewer {
          tenant {
            ...AlterForm_tenant
          }
        }
      }
    `,
    {},
    fetchOptions(attempt),
  );
  if (viewer?.tenant == null) throw new Error(formatMessage('orderDetails.stagesFailed'));
  return <AlterForm {...form} tenant={viewer.tenant} />;
}
