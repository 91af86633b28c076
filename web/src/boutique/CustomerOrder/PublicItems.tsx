import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PublicItems_order$key } from '../../__generated__/PublicItems_order.graphql.ts';
import { ownPath } from '../../app/graph/ownPath.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Gallery, type GalleryPicture } from '../order/Gallery.tsx';
import { ItemChoices } from '../order/ItemChoices.tsx';
import { stateWord } from '../order/StateTag.tsx';

/** The items of the order with designs, add-ons and patterns. Pictures open full screen. */
export function PublicItems({ order }: { order: PublicItems_order$key }) {
  const { items } = useFragment(
    graphql`
      fragment PublicItems_order on PublicOrder {
        items {
          name
          toWhom
          quantity
          state
          unitPrice
          total
          designs {
            ...ItemChoices_design
          }
          addOns {
            ...ItemChoices_design
          }
          fabrics {
            ...ItemChoices_fabric
          }
          patterns {
            ...ItemChoices_pattern
            name
            images {
              url
            }
          }
        }
      }
    `,
    order,
  );
  const [shown, setShown] = useState<{ pictures: readonly GalleryPicture[]; at: number }>();
  return (
    <chakra.section layerStyle="section" aria-label={formatMessage('customerOrder.yourOrder')}>
      <Box asChild textStyle="section" mb="1">
        <h2>{formatMessage('customerOrder.yourOrder')}</h2>
      </Box>
      <ul>
        {items.map((item, at) => {
          const pictures = item.patterns.flatMap(({ name, images }) =>
            images.map(({ url }) => ({ name, url: ownPath(url) })),
          );
          return (
            // Two items may look identical to the customer, so the index is part of the key.
            <Box key={`${at} ${item.name}`} asChild py="3" borderTop="1px solid" borderColor="border">
              <li>
                <HStack justify="space-between" align="flex-start" mb="2">
                  <Box minW="0" overflowWrap="anywhere">
                    <Box textStyle="rowTitle">
                      {formatMessage('orderDetails.itemTitle', { name: item.name, n: item.quantity })}
                    </Box>
                    <Box textStyle="second" color="fg.subtle">
                      {[
                        item.toWhom ? formatMessage('slips.for', { name: item.toWhom }) : '',
                        stateWord(item.state),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </Box>
                  </Box>
                  <MoneyText amount={paiseOf(item.total)} fontWeight="semibold" />
                </HStack>
                <ItemChoices
                  name={item.name}
                  unitPrice={item.unitPrice}
                  designs={item.designs}
                  addOns={item.addOns}
                  fabrics={item.fabrics}
                  patterns={item.patterns}
                />
                {pictures.length > 0 && (
                  <HStack gap="2" mt="2" flexWrap="wrap">
                    {pictures.map((picture, index) => (
                      <Button
                        key={picture.url}
                        variant="plain"
                        p="0"
                        h="20"
                        w="20"
                        overflow="hidden"
                        aria-label={formatMessage('orderDetails.openPicture', {
                          name: picture.name,
                          n: index + 1,
                        })}
                        onClick={() => setShown({ pictures, at: index })}
                      >
                        <chakra.img src={picture.url} alt="" boxSize="full" objectFit="cover" />
                      </Button>
                    ))}
                  </HStack>
                )}
              </li>
            </Box>
          );
        })}
      </ul>
      {shown && <Gallery pictures={shown.pictures} start={shown.at} onClose={() => setShown(undefined)} />}
    </chakra.section>
  );
}
