import { formatMessage, formatCount, type ItemKind } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { FileDown } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { SeenImport_import$key } from '../../__generated__/SeenImport_import.graphql.ts';
import { FaultTable } from './FaultTable.tsx';
import { ImportSummary } from './ImportSummary.tsx';
import { RowTable } from './RowTable.tsx';
import { fetchAnnotated } from './sheetFiles.ts';
import { useSaving } from '../../ui/sheet/useSaving.ts';

interface Props {
  kind: ItemKind;
  seen: SeenImport_import$key;
  /** Why the import failed. */
  problem: string | undefined;
  onRun: (version: string, total: number) => void;
  onAgain: () => void;
  /** Goes back to the columns; undefined for a sheet made from the template. */
  onMatch?: () => void;
}

/** The preview of a sheet: how many rows will be added and changed, the first of them, and all problems. */
export function SeenImport({ kind, seen, problem, onRun, onAgain, onMatch }: Props) {
  const found = useFragment(
    graphql`
      fragment SeenImport_import on CatalogueImport {
        fileName
        version
        rowCount
        addCount
        changeCount
        faultCount
        annotatedUrl
        ...ImportSummary_import
        ...FaultTable_import
        ...RowTable_import
      }
    `,
    seen,
  );
  const { save, busy } = useSaving();
  const { fileName, version, rowCount, faultCount, annotatedUrl } = found;
  const rows = found.addCount + found.changeCount;
  return (
    <>
      <Dialog.Body>
        <Box mb="3" color="fg.muted" overflowWrap="anywhere">
          {fileName}
        </Box>
        <ImportSummary summary={found} />
        {problem !== undefined && (
          <Box role="alert" mb="3" color="due.fg">
            {problem}
          </Box>
        )}
        {faultCount > 0 ? <FaultTable faulty={found} /> : <RowTable kind={kind} shown={found} />}
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
        {faultCount > 0 && annotatedUrl != null && (
          <Button
            loading={busy}
            flexGrow={{ base: '1', sm: '0' }}
            onClick={() =>
              void save((signal) => fetchAnnotated(annotatedUrl, signal), 'sheets.annotatedFailed')
            }
          >
            <FileDown strokeWidth={1.75} aria-hidden />
            {formatMessage('sheets.downloadAnnotated')}
          </Button>
        )}
        {faultCount === 0 && rows > 0 && (
          <Button flexGrow={{ base: '1', sm: '0' }} onClick={() => onRun(version, rowCount)}>
            {formatCount('sheets.run', rows)}
          </Button>
        )}
      </Dialog.Footer>
    </>
  );
}
