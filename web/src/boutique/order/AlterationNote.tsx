import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AlterationNote_alteration$key } from '../../__generated__/AlterationNote_alteration.graphql.ts';
import { detailsPath } from './paths.ts';

interface Props {
  alteration: AlterationNote_alteration$key;
  /** Links to the order in which the piece was made; not used in the workshop. */
  linked?: boolean;
}

/** Which piece came back, why, and who sewed it. */
export function AlterationNote({ alteration, linked = false }: Props) {
  const { order, orderNumber, pieceNumber, cause, sewnBy } = useFragment(
    graphql`
      fragment AlterationNote_alteration on Alteration {
        order {
          id
        }
        orderNumber
        pieceNumber
        cause
        sewnBy {
          stage
          employeeName
        }
      }
    `,
    alteration,
  );
  const title = formatMessage('alteration.of', { number: orderNumber, n: pieceNumber });
  const sewn = sewnBy.map(({ stage, employeeName: name }) =>
    formatMessage('alteration.sewnStage', { stage, name }),
  );
  return (
    <Box bg="bg.subtle" px="4" py="3" overflowWrap="anywhere">
      <Box fontWeight="semibold">
        {linked && order != null ? (
          <chakra.a asChild textDecoration="underline">
            <Link to={detailsPath(order.id)}>{title}</Link>
          </chakra.a>
        ) : (
          title
        )}
      </Box>
      {cause != null && <Box>{cause}</Box>}
      <Box textStyle="second" color="fg.muted">
        {`${formatMessage('alteration.sewnBy')}: ${sewn.length === 0 ? formatMessage('alteration.sewnNobody') : sewn.join(', ')}`}
      </Box>
    </Box>
  );
}
