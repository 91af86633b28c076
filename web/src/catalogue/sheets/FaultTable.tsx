import { say, sayCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FaultTable_import$key } from '../../__generated__/FaultTable_import.graphql.ts';

/** Shown at a time. */
const STEP = 50;

/** Every cell that is wrong: where it stands, and the sentence that says why. */
export function FaultTable({ faulty }: { faulty: FaultTable_import$key }) {
  const { faults, faultCount } = useFragment(
    graphql`
      fragment FaultTable_import on CatalogueImport {
        faultCount
        faults {
          row
          column
          label
          message
        }
      }
    `,
    faulty,
  );
  const [shown, setShown] = useState(STEP);
  const more = Math.min(faults.length, shown + STEP) - shown;
  return (
    <>
      <Box textStyle="section" mb="1">
        {sayCount('sheets.toMend', faultCount)}
      </Box>
      <Box textStyle="second" color="fg.muted" mb="3">
        {say('sheets.mendHint')}
      </Box>
      <chakra.ul borderTop="2px solid" borderColor="border.inverted">
        {faults.slice(0, shown).map(({ row, column, label, message }) => (
          <chakra.li
            key={`${column} ${row} ${message}`}
            display="flex"
            gap="3"
            py="2"
            borderBottom="1px solid"
            borderColor="border"
          >
            <Box minW="14" fontVariantNumeric="tabular-nums" color="due.fg">
              {column === null ? say('sheets.rowNumber', { row }) : `${column}${row}`}
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
          {say('sheets.showMore', { n: more })}
        </Button>
      )}
    </>
  );
}
