import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PieceScreen_card$key } from '../../__generated__/PieceScreen_card.graphql.ts';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { detailsPath } from '../order/paths.ts';
import { PieceFoot } from './PieceFoot.tsx';
import { PieceStages } from './PieceStages.tsx';
import { PieceWhat } from './PieceWhat.tsx';

interface Props {
  card: PieceScreen_card$key;
  seesOrders: boolean;
}

/** What to make, the piece's progress through the stages, and the button that hands it on. */
export function PieceScreen({ card, seesOrders }: Props) {
  // A job card has no id in the Relay store, so the card in a mutation's payload is shown directly.
  const [written, setWritten] = useState<PieceScreen_card$key>();
  const data = useFragment(
    graphql`
      fragment PieceScreen_card on JobCard {
        order
        itemName
        toWhom
        number
        of
        ...PieceWhat_card
        ...PieceStages_card
        ...PieceFoot_card
      }
    `,
    written ?? card,
  );
  const { order, itemName, toWhom, number, of } = data;
  return (
    <>
      <PageHeader
        title={
          toWhom == null || toWhom === ''
            ? itemName
            : formatMessage('piece.titleFor', { item: itemName, name: toWhom })
        }
        {...(seesOrders && { back: detailsPath(order) })}
        actions={
          <Box color="fg.muted" whiteSpace="nowrap">
            {formatMessage('piece.number', { n: number, of })}
          </Box>
        }
      />
      <PageContent foot={<PieceFoot card={data} onWritten={setWritten} />}>
        <Box maxW="column.summary" mx={{ md: 'auto' }} display="flex" flexDirection="column" gap="5">
          <PieceWhat card={data} />
          <PieceStages card={data} />
        </Box>
      </PageContent>
    </>
  );
}
