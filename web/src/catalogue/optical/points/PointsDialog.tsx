import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { PointsDialog_product$key } from '../../../__generated__/PointsDialog_product.graphql.ts';
import type { PointsDialogQuery } from '../../../__generated__/PointsDialogQuery.graphql.ts';
import { RecordList } from '../../../record/RecordList.tsx';
import { RecordListDialog, type ListOfRecord } from '../../../record/RecordListDialog.tsx';
import { PointsForm } from './PointsForm.tsx';
import { useDeletePoints } from './useWritePoints.ts';

/** "Assign points": the points for selling a product, by designation (spec 3 §2.9, §6). */
export const PointsDialog = (props: ListOfRecord) => (
  <RecordListDialog<PointsDialogQuery>
    {...props}
    title={formatMessage('optical.assignPoints')}
    failed={formatMessage('optical.pointsFailed')}
    query={graphql`
      query PointsDialogQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ...PointsDialog_product @alias(as: "record")
        }
      }
    `}
  >
    {(record) => <Points product={record} />}
  </RecordListDialog>
);

function Points({ product: key }: { product: PointsDialog_product$key }) {
  const { id, title, viewerCanAssignPoints, assignedPoints } = useFragment(
    graphql`
      fragment PointsDialog_product on Product @throwOnFieldError {
        id
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
    key,
  );
  const { write, busy } = useDeletePoints();
  const { assignments = [], choices = [] } = assignedPoints ?? {};
  const none = assignments.length === 0 ? 'optical.noDesignations' : 'optical.allAssigned';
  return (
    <RecordList
      of={title}
      label={formatMessage('optical.assignedPoints')}
      rows={assignments}
      empty={formatMessage('optical.noPoints')}
      full={choices.length === 0 ? formatMessage(none) : undefined}
      mayWrite={viewerCanAssignPoints}
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
      {(edited, onEnd) => <PointsForm product={id} edited={edited} choices={choices} onEnd={onEnd} />}
    </RecordList>
  );
}
