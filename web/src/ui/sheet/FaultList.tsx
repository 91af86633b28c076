import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

/** Number shown at a time. */
const STEP = 50;

export interface SheetFault {
  /** The position, "C7" or "Row 7". */
  place: string;
  /** The column's heading; '' for a whole row. */
  label: string;
  message: string;
}

interface Props {
  /** The number of faults, in words. */
  title: string;
  faults: readonly SheetFault[];
}

/** Every faulty cell: its position and the message. */
export function FaultList({ title, faults }: Props) {
  const [shown, setShown] = useState(STEP);
  const more = Math.min(faults.length, shown + STEP) - shown;
  return (
    <>
      <Box textStyle="section" mb="1">
        {title}
      </Box>
      <Box textStyle="second" color="fg.muted" mb="3">
        {formatMessage('sheets.mendHint')}
      </Box>
      <chakra.ul borderTop="2px solid" borderColor="border.inverted">
        {faults.slice(0, shown).map(({ place, label, message }) => (
          <chakra.li
            key={`${place} ${message}`}
            display="flex"
            gap="3"
            py="2"
            borderBottom="1px solid"
            borderColor="border"
          >
            <Box minW="14" fontVariantNumeric="tabular-nums" color="due.fg">
              {place}
            </Box>
            <Box flex="1" minW="0" overflowWrap="anywhere">
              {label !== '' && (
                <Box as="span" textStyle="rowTitle" me="2">
                  {label}
                </Box>
              )}
              {message}
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
      {more > 0 && (
        <Button variant="plain" mt="2" onClick={() => setShown(shown + STEP)}>
          {formatMessage('sheets.showMore', { n: more })}
        </Button>
      )}
    </>
  );
}
