import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { PointsDialog_product$key } from '../../../__generated__/PointsDialog_product.graphql.ts';
import type { PointsDialogQuery } from '../../../__generated__/PointsDialogQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { RecordList } from '../../../record/RecordList.tsx';
import { RecordListDialog } from '../../../record/RecordListDialog.tsx';
import { PointsForm } from './PointsForm.tsx';
import { useDeletePoints } from './useWritePoints.ts';

interface Props {
  /** Global id of the product; undefined while none is open. */
  product: string | undefined;
  onClose: () => void;
}

/** "Assign points": what people earn by selling a product, by designation (spec 3 §2.9, §6). */
export const PointsDialog = ({ product: of, onClose }: Props) => (
  <RecordListDialog
    of={of}
    title={formatMessage('optical.assignPoints')}
    failed={formatMessage('optical.pointsFailed')}
    onClose={onClose}
  >
    {(product, attempt) => <Points product={product} attempt={attempt} />}
  </RecordListDialog>
);

function Points({ product: id, attempt }: { product: string; attempt: number }) {
  const { node } = useLazyLoadQuery<PointsDialogQuery>(
    graphql`
      query PointsDialogQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ...PointsDialog_product @alias(as: "product")
        }
      }
    `,
    { id },
    fetchOptions(attempt),
  );
  const product = useFragment<PointsDialog_product$key>(
    graphql`
      fragment PointsDialog_product on Product @throwOnFieldError {
        title
        viewerCanAssignPoints
        assignedPoints {
          assignments {
            id
            designation {
              id
              name
            }
            points
          }
          choices {
            id
            name
          }
        }
      }
    `,
    node?.product,
  );
  const { write, busy } = useDeletePoints();
  if (!product) return <Box color="fg.muted">{formatMessage('optical.pointsFailed')}</Box>;
  const { assignments = [], choices = [] } = product.assignedPoints ?? {};
  const none = assignments.length === 0;
  const free = choices.map(({ id: value, name: label }) => ({ value, label }));
  return (
    <RecordList
      of={product.title}
      label={formatMessage('optical.assignedPoints')}
      rows={assignments}
      empty={formatMessage('optical.noPoints')}
      full={
        choices.length === 0
          ? formatMessage(none ? 'optical.noDesignations' : 'optical.allAssigned')
          : undefined
      }
      mayWrite={product.viewerCanAssignPoints}
      textsOf={({ designation: { name }, points }) => ({
        name,
        detail: formatMessage('optical.nPoints', { n: points }),
        edit: formatMessage('optical.editPoints', { name }),
        remove: formatMessage('optical.removePoints', { name }),
      })}
      removal={{
        explained: formatMessage('optical.removePointsExplained'),
        done: formatMessage('optical.pointsDeleted'),
        busy,
        write: (assignment, key) => write({ key, assignment }),
      }}
    >
      {(edited, onEnd) => <PointsForm product={id} edited={edited} choices={free} onEnd={onEnd} />}
    </RecordList>
  );
}
