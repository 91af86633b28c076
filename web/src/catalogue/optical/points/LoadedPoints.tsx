import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { LoadedPointsQuery } from '../../../__generated__/LoadedPointsQuery.graphql.ts';
import { PointsList } from './PointsList.tsx';

interface Props {
  /** Global id of the product. */
  product: string;
  /** Grows with every Retry. */
  attempt: number;
}

/** The points of a product, once they are here. */
export function LoadedPoints({ product, attempt }: Props) {
  const { node } = useLazyLoadQuery<LoadedPointsQuery>(
    graphql`
      query LoadedPointsQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Product {
            title
            ...PointsList_product @alias(as: "points")
          }
        }
      }
    `,
    { id: product },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
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
