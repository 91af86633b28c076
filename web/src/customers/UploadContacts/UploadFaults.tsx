import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { FileDown } from 'lucide-react';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { FaultList, type SheetFault } from '../../ui/sheet/FaultList.tsx';
import { faultsFile } from './faults.ts';

/** Maximum number of faults that the server lists. */
const MOST_NAMED = 1_000;

interface Props {
  /** Name of the file. */
  sheet: string;
  faults: readonly SheetFault[];
  onAgain: () => void;
  /** Goes back to the columns; undefined for a sheet made from the template. */
  onMatch?: () => void;
}

/** Why nothing was stored, cell by cell. */
export function UploadFaults({ sheet, faults, onAgain, onMatch }: Props) {
  const n = faults.length;
  const title =
    n < MOST_NAMED ? formatCount('sheets.toMend', n) : formatMessage('contacts.faultsMany', { n });
  return (
    <>
      <Dialog.Body>
        <Box mb="3" color="fg.muted" overflowWrap="anywhere">
          {sheet}
        </Box>
        <FaultList title={title} faults={faults} />
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" flexGrow={{ base: '1', sm: '0' }} me={{ sm: 'auto' }} onClick={onAgain}>
          {formatMessage('sheets.chooseOther')}
        </Button>
        {onMatch && (
          <Button variant="outline" flexGrow={{ base: '1', sm: '0' }} onClick={onMatch}>
            {formatMessage('sheets.matchAgain')}
          </Button>
        )}
        <Button flexGrow={{ base: '1', sm: '0' }} onClick={() => saveFile(faultsFile(sheet, faults))}>
          <FileDown strokeWidth={1.75} aria-hidden />
          {formatMessage('contacts.faultsDownload')}
        </Button>
      </Dialog.Footer>
    </>
  );
}
