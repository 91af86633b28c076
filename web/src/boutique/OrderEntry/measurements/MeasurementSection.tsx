import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { CircleAlert, Ruler } from 'lucide-react';
import { ownPath } from '../../../app/graph/ownPath.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { isMeasured, measuredValues, type DraftMeasurements } from '../draft/orderDraft.ts';
import type { Entry } from '../entry/useEntry.ts';

/** What was measured, in short: "6 taken", the beginning of a text, "2 pictures". */
export function measurementWord(measurements: DraftMeasurements): string {
  if (measurements.method === 'TEXT') return measurements.text.trim();
  return measurements.method === 'UPLOAD'
    ? formatCount('orderEntry.pictures', measurements.images.length)
    : formatCount('orderEntry.taken', measuredValues(measurements).length);
}

/** The measurements of the item as they are; pressed, they can be taken. */
export function MeasurementSection({ entry: { item, ask } }: { entry: Entry }) {
  const { measurements } = item;
  return (
    <Box layerStyle="section" minW="0">
      <HStack justify="space-between" gap="3" flexWrap="wrap">
        <Box asChild textStyle="section">
          <h2>{formatMessage('orderEntry.measurements')}</h2>
        </Box>
        <Button variant="plain" onClick={() => ask('measurements')}>
          <Ruler strokeWidth={1.75} aria-hidden />
          {formatMessage('orderEntry.measurementDetails')}
        </Button>
      </HStack>
      {measurements === null || !isMeasured(item) ? (
        <HStack gap="2" color="part.fg">
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
          {formatMessage('orderEntry.noMeasurement')}
        </HStack>
      ) : (
        <Measured measurements={measurements} />
      )}
    </Box>
  );
}

/** The values, the text or the pictures. */
export function Measured({ measurements }: { measurements: DraftMeasurements }) {
  const { method, text, images, instructions } = measurements;
  return (
    <Box display="flex" flexDirection="column" gap="2">
      {method === 'FORM' && (
        <Facts facts={measuredValues(measurements).map(({ name, value }) => ({ label: name, value }))} />
      )}
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
