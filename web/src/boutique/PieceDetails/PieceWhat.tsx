import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flag, Shirt } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { PieceWhat_card$key } from '../../__generated__/PieceWhat_card.graphql.ts';
import { ownPath } from '../../app/graph/ownPath.ts';
import { Tag } from '../../ui/StatusTag.tsx';
import { AlterationNote } from '../order/AlterationNote.tsx';
import { shortDay, weekday } from '../order/shortDay.ts';
import { Measures } from '../OrderDetails/items/Measures.tsx';

/** "Mon, 30 Nov". */
const dayText = (day: string): string => `${weekday(day, 'short')}, ${shortDay(day)}`;

/** Delivery day, designs and measurements. */
export function PieceWhat({ card }: { card: PieceWhat_card$key }) {
  const {
    orderNumber,
    deliveryDate,
    trialDate,
    urgent,
    designs,
    patterns,
    addOns,
    fabrics,
    image,
    note,
    alters,
    cloth,
    measurements,
  } = useFragment(
    graphql`
      fragment PieceWhat_card on JobCard {
        orderNumber
        deliveryDate
        trialDate
        urgent
        designs
        patterns
        addOns
        fabrics {
          name
          unit
          quantity
        }
        image
        note
        cloth {
          description
          metres
          photo
        }
        alters {
          ...AlterationNote_alteration
        }
        measurements {
          ...Measures_measurements
        }
      }
    `,
    card,
  );
  return (
    <>
      <Box display="flex" gap="4">
        <Box
          w="24"
          h="24"
          flexShrink="0"
          border="1px solid"
          borderColor="border"
          borderRadius="l2"
          overflow="hidden"
          display="flex"
          alignItems="center"
          justifyContent="center"
          color="fg.muted"
        >
          {image == null ? (
            <Shirt size={56} strokeWidth={1} aria-hidden />
          ) : (
            <chakra.img src={ownPath(image)} alt="" w="full" h="full" objectFit="cover" />
          )}
        </Box>
        <Box minW="0" overflowWrap="anywhere">
          <Box textStyle="rowTitle" fontWeight="semibold">
            {formatMessage('piece.due', { day: dayText(deliveryDate) })}
          </Box>
          <Box textStyle="second" color="fg.subtle" mb="1">
            {[
              trialDate != null && formatMessage('piece.trial', { day: dayText(trialDate) }),
              orderNumber.split('/').at(-1),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Box>
          {urgent && (
            <Tag tone="due" icon={<Flag size={14} strokeWidth={2} aria-hidden />}>
              {formatMessage('piece.urgent')}
            </Tag>
          )}
          <Box color="fg.muted">{[...designs, ...patterns, ...addOns].join(', ')}</Box>
        </Box>
      </Box>
      {alters != null && <AlterationNote alteration={alters} />}
      {fabrics.map(({ name, unit, quantity }) => (
        <Box key={name} overflowWrap="anywhere">
          {formatMessage('fabric.card', { what: formatMessage('fabric.of', { name, unit, quantity }) })}
        </Box>
      ))}
      {cloth != null && (
        <Box display="flex" gap="3" alignItems="center">
          {cloth.photo != null && (
            <chakra.img src={ownPath(cloth.photo)} alt="" boxSize="12" objectFit="cover" borderRadius="l2" />
          )}
          <Box minW="0" overflowWrap="anywhere">
            {formatMessage('cloth.card', {
              what: cloth.description ?? formatMessage('cloth.someCloth'),
              metres: cloth.metres,
            })}
          </Box>
        </Box>
      )}
      <Box asChild layerStyle="section">
        <section aria-label={formatMessage('piece.measurements')}>
          <Box asChild textStyle="section" mb="1">
            <h2>{formatMessage('piece.measurements')}</h2>
          </Box>
          {measurements == null ? (
            <Box color="fg.subtle">{formatMessage('piece.noMeasurements')}</Box>
          ) : (
            <Measures measurements={measurements} />
          )}
          {note != null && note !== '' && (
            <Box mt="2" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
              {note}
            </Box>
          )}
        </section>
      </Box>
    </>
  );
}
