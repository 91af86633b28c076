import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Ruler } from 'lucide-react';
import { ownPath } from '../../../app/graph/ownPath.ts';
import { measuredValues, unitOf, type DraftMeasurements } from '../draft/orderDraft.ts';
import { elementId } from '../entry/elements.ts';
import type { Entry } from '../entry/useEntry.ts';
import { MeasureList } from '../../measures/MeasureList.tsx';
import { UnitChoice } from '../../measures/UnitChoice.tsx';
import type { Garment } from '../shop/garment.ts';
import { beginWith } from './entries.ts';
import { VersionedFields } from './VersionedFields.tsx';

/** A short summary of the measurements: "6 taken", the beginning of the text, "2 pictures". */
export function measurementWord(measurements: DraftMeasurements): string {
  if (measurements.method === 'TEXT') return measurements.text.trim();
  return measurements.method === 'UPLOAD'
    ? formatCount('orderEntry.pictures', measurements.images.length)
    : formatCount('orderEntry.taken', measuredValues(measurements).length);
}

/** The measurements of the item, entered in place; text and pictures are entered in their dialog. */
export function MeasurementSection({ entry, garment }: { entry: Entry; garment: Garment }) {
  const { item, at, problems, setItem, ask } = entry;
  const entered = beginWith(item.measurements, garment.points);
  const byForm = entered.method === 'FORM';
  return (
    <Box id={elementId('measurements')} layerStyle="section" minW="0">
      <HStack justify="space-between" gap="3" flexWrap="wrap" mb="2">
        <Box asChild textStyle="section">
          <h2>{formatMessage('orderEntry.measurements')}</h2>
        </Box>
        <HStack gap="2">
          {byForm && <UnitChoice />}
          <Button variant="plain" px="2" onClick={() => ask('measurements')}>
            <Ruler strokeWidth={1.75} aria-hidden />
            {formatMessage('orderEntry.measurementDetails')}
          </Button>
        </HStack>
      </HStack>
      {byForm ? (
        <VersionedFields
          entry={entry}
          entered={entered}
          points={garment.points}
          tried={problems[`items.${at}.measurements`] !== undefined}
          onEntered={(measurements) => setItem({ measurements })}
        />
      ) : (
        <Measured measurements={entered} />
      )}
      {byForm && entered.instructions.trim() !== '' && <Box color="fg.muted">{entered.instructions}</Box>}
    </Box>
  );
}

/** The values, the text or the pictures. */
export function Measured({ measurements }: { measurements: DraftMeasurements }) {
  const { method, text, images, instructions } = measurements;
  return (
    <Box display="flex" flexDirection="column" gap="2">
      {method === 'FORM' && <MeasureList values={measuredValues(measurements)} unit={unitOf(measurements)} />}
      {method === 'TEXT' && <Box whiteSpace="pre-line">{text}</Box>}
      {method === 'UPLOAD' && (
        <HStack gap="2" flexWrap="wrap">
          {images.map(({ url }, index) => (
            <Box key={url} asChild boxSize="20" objectFit="cover" borderRadius="l2">
              <img src={ownPath(url)} alt={formatMessage('orderEntry.imageN', { n: index + 1 })} />
            </Box>
          ))}
        </HStack>
      )}
      {instructions.trim() !== '' && <Box color="fg.muted">{instructions}</Box>}
    </Box>
  );
}
