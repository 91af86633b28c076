import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Dialog } from '@chakra-ui/react/dialog';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PointsDialogQuery } from '../../../__generated__/PointsDialogQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { PointsList } from './PointsList.tsx';

interface Props {
  /** Global id of the product; undefined while none is open. */
  product: string | undefined;
  onClose: () => void;
}

/** "Assign points": what people earn by selling a product, by designation (spec 3 §2.9, §6). */
export function PointsDialog({ product, onClose }: Props) {
  const title = say('optical.assignPoints');
  return (
    <FormDialog size="lg" open={product !== undefined} title={title} closable onClose={onClose}>
      <Dialog.Body pb="5">
        {product !== undefined && (
          <Part title={say('optical.pointsFailed')} skeleton={<SkeletonRows rows={5} />}>
            {(attempt) => <Loaded product={product} attempt={attempt} />}
          </Part>
        )}
      </Dialog.Body>
    </FormDialog>
  );
}

function Loaded({ product, attempt }: { product: string; attempt: number }) {
  const { node } = useLazyLoadQuery<PointsDialogQuery>(
    graphql`
      query PointsDialogQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Product {
            title
            ...PointsList_product @alias(as: "points")
          }
        }
      }
    `,
    { id: product },
    fetchOptions(attempt),
  );
  if (node?.points == null) return <Box color="fg.muted">{say('optical.pointsFailed')}</Box>;
  return (
    <>
      <Box textStyle="second" color="fg.muted" mb="4">
        {node.title}
      </Box>
      <PointsList product={node.points} />
    </>
  );
}
