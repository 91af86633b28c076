import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ItemDetail_item$key } from '../../../__generated__/ItemDetail_item.graphql.ts';
import { ownPath } from '../../../app/graph/ownPath.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import { AlterationNote } from '../../order/AlterationNote.tsx';
import { Gallery } from '../../order/Gallery.tsx';
import { ItemChoices } from '../../order/ItemChoices.tsx';
import { itemAddress } from '../../order/itemAddress.ts';
import type { Rights } from '../rights.ts';
import { ItemCloth } from '../cloth/ItemCloth.tsx';
import { Measures } from './Measures.tsx';
import { Pieces } from './Pieces.tsx';
import { StageRows } from './StageRows.tsx';

interface Props {
  item: ItemDetail_item$key;
  mayMove: boolean;
  rights: Rights;
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={title} minW="0">
      <Box color="fg.muted" pb="1" mb="1" borderBottom="1px solid" borderColor="border">
        {title}
      </Box>
      {children}
    </chakra.section>
  );
}

const SHOWN = 3;

/** Details of an item: employees, pieces, designs, measurements, pictures and its code. */
export function ItemDetail({ item, mayMove, rights }: Props) {
  const data = useFragment(
    graphql`
      fragment ItemDetail_item on OrderItem {
        name
        code
        note
        unitPrice
        designs {
          ...ItemChoices_design
        }
        addOns {
          ...ItemChoices_design
        }
        fabrics {
          ...ItemChoices_fabric
        }
        order {
          id
        }
        patterns {
          ...ItemChoices_pattern
          name
          images {
            url
          }
        }
        measurements {
          images {
            url
          }
          ...Measures_measurements
        }
        cloth {
          __typename
        }
        pieces {
          number
          photo
        }
        ...ItemCloth_item
        alters {
          ...AlterationNote_alteration
        }
        ...StageRows_item
        ...Pieces_item
      }
    `,
    item,
  );
  const {
    name,
    code,
    note,
    order,
    unitPrice,
    designs,
    addOns,
    fabrics,
    patterns,
    measurements,
    alters,
    cloth,
    pieces,
  } = data;
  const [shown, setShown] = useState<number>();
  const pictures = [
    ...patterns.flatMap((pattern) =>
      pattern.images.map(({ url }) => ({ url: ownPath(url), name: pattern.name })),
    ),
    ...(measurements?.images ?? []).map(({ url }) => ({
      url: ownPath(url),
      name: formatMessage('orderDetails.measurements'),
    })),
    ...pieces.flatMap(({ number, photo }) =>
      photo == null ? [] : [{ url: ownPath(photo), name: formatMessage('finished.alt', { n: number }) }],
    ),
  ];
  const mayWriteCloth = rights.edit || rights.take;
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: '2fr 1.2fr 1.2fr' }}
      gap="5"
      ps={{ md: '16' }}
      pt="3"
      pb="2"
    >
      {alters != null && (
        <Box gridColumn="1 / -1">
          <AlterationNote alteration={alters} linked />
        </Box>
      )}
      <Column title={formatMessage('boutique.stages')}>
        <StageRows item={data} />
        <Pieces item={data} mayMove={mayMove} rights={rights} />
      </Column>
      <Column title={formatMessage('orderDetails.chosen')}>
        <ItemChoices {...{ name, unitPrice, designs, addOns, fabrics, patterns }} />
        {note != null && note !== '' && (
          <Box mt="2" color="fg.muted" overflowWrap="anywhere">
            {note}
          </Box>
        )}
      </Column>
      <Box display="grid" gap="4" alignContent="start" minW="0">
        {measurements != null && (
          <Column title={formatMessage('orderDetails.measurements')}>
            <Measures measurements={measurements} />
          </Column>
        )}
        {(cloth != null || mayWriteCloth) && (
          <Column title={formatMessage('cloth.title')}>
            <ItemCloth item={data} mayWrite={mayWriteCloth} />
          </Column>
        )}
        {pictures.length > 0 && (
          <Column title={formatMessage('orderDetails.pictures')}>
            <Box display="flex" flexWrap="wrap" gap="2" pt="1">
              {pictures.slice(0, SHOWN).map((picture, at) => (
                <Button
                  key={picture.url}
                  variant="plain"
                  p="0"
                  h="16"
                  w="16"
                  overflow="hidden"
                  aria-label={formatMessage('orderDetails.openPicture', { name: picture.name, n: at + 1 })}
                  onClick={() => setShown(at)}
                >
                  <chakra.img src={picture.url} alt="" boxSize="full" objectFit="cover" />
                </Button>
              ))}
              {pictures.length > SHOWN && (
                <Button variant="subtle" h="16" w="16" p="0" onClick={() => setShown(SHOWN)}>
                  {formatMessage('orderDetails.morePictures', { n: pictures.length - SHOWN })}
                </Button>
              )}
            </Box>
          </Column>
        )}
        <Column title={formatMessage('orderDetails.itemQr')}>
          <Box display="flex" alignItems="center" gap="3" pt="2">
            <Box w="20" flexShrink="0" bg="white" p="1">
              <QrCode
                text={itemAddress(order?.id ?? '', code)}
                label={formatMessage('slips.codeOf', { name })}
                size="set"
              />
            </Box>
            <Box overflowWrap="anywhere">{code}</Box>
          </Box>
        </Column>
      </Box>
      {shown !== undefined && (
        <Gallery pictures={pictures} start={shown} onClose={() => setShown(undefined)} />
      )}
    </Box>
  );
}
