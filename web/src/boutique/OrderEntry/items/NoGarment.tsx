import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Image, Ruler, Scissors } from 'lucide-react';
import type { Entry } from '../entry/useEntry.ts';

/**
 * The parts of an item before a garment is chosen: pressing one says that the garment comes first (spec 3
 * §2.1).
 */
export function NoGarment({ entry: { open } }: { entry: Entry }) {
  const parts = [
    { part: 'designs', icon: Scissors, label: formatMessage('orderEntry.selectDesigns') },
    { part: 'patterns', icon: Image, label: formatMessage('orderEntry.selectPattern') },
    { part: 'measurements', icon: Ruler, label: formatMessage('orderEntry.measurementDetails') },
  ] as const;
  return (
    <Box layerStyle="section" display="flex" flexWrap="wrap" gap="3">
      {parts.map(({ part, icon: Icon, label }) => (
        <Button key={part} variant="outline" onClick={() => open(part)}>
          <Icon strokeWidth={1.75} aria-hidden />
          {label}
        </Button>
      ))}
    </Box>
  );
}
