import { formatMessage, formatCount, type ItemKind } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { FileDown } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { LookAtImportQuery } from '../../__generated__/LookAtImportQuery.graphql.ts';
import { FaultTable } from './FaultTable.tsx';
import { ImportSummary } from './ImportSummary.tsx';
import { RowTable } from './RowTable.tsx';
import { fetchAnnotated } from './sheetFiles.ts';
import { useSaving } from '../../ui/sheet/useSaving.ts';

interface Props {
  kind: ItemKind;
  id: string;
  /** Grows whenever it must be looked at anew. */
  attempt: number;
  /** Why it was not imported. */
  problem: string | undefined;
  onRun: (version: string, total: number) => void;
  onAgain: () => void;
}

/** What a sheet would do: how many rows are added and changed, the first of them, and all that is wrong. */
export function LookAtImport({ kind, id, attempt, problem, onRun, onAgain }: Props) {
  const { viewer } = useLazyLoadQuery<LookAtImportQuery>(
    graphql`
      query LookAtImportQuery($id: ID!) {
        viewer {
          tenant {
            catalogueImport(id: $id) {
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
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  const found = viewer?.tenant?.catalogueImport;
  const { save, busy } = useSaving();
  if (!found) throw new Error(formatMessage('sheets.lookFailed'));
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
