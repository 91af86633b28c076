import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { HStack } from '@chakra-ui/react/stack';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MergeFormQuery } from '../../../__generated__/MergeFormQuery.graphql.ts';
import type { MergeField } from '../../../__generated__/useMergeCustomersMutation.graphql.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { MergeCounts } from './MergeCounts.tsx';
import { MergeProblem } from './MergeProblem.tsx';
import { MergeRows } from './MergeRows.tsx';
import { firstTaken, readMerged, rowsOf, shownState } from './mergeValues.ts';
import { useMerge } from './useMerge.ts';

interface Props {
  /** Global id of the customer that remains. */
  keep: string;
  /** Global id of the customer that is merged into it. */
  merged: string;
  /** Incremented by every Retry. */
  attempt: number;
  onSwap: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** Both records as stored now, the choice of values, and a confirmation before merging. */
export function MergeForm({ keep, merged, attempt, onSwap, onBack, onClose }: Props) {
  const data = useLazyLoadQuery<MergeFormQuery>(
    graphql`
      query MergeFormQuery($keep: ID!, $merged: ID!) @throwOnFieldError {
        keep: node(id: $keep) {
          ... on Customer @alias(as: "customer") {
            ...mergeValues_customer
          }
        }
        merged: node(id: $merged) {
          ... on Customer @alias(as: "customer") {
            ...mergeValues_customer
            ...MergeCounts_customer
          }
        }
      }
    `,
    { keep, merged },
    // Always fresh, because the merge is checked against these versions.
    { fetchKey: attempt, fetchPolicy: 'network-only' },
  );
  const [chosen, setChosen] = useState<readonly MergeField[]>();
  const [asking, setAsking] = useState(false);
  const { run, busy, problem } = useMerge(onClose);
  if (data.keep?.customer == null || data.merged?.customer == null)
    throw new Error(formatMessage('merge.loadFailed'));
  const stays = readMerged(data.keep.customer);
  const goes = readMerged(data.merged.customer);
  const rows = rowsOf(stays, goes);
  const taken = chosen ?? firstTaken(rows);
  const merge = async (): Promise<void> => {
    await run(
      shownState(stays),
      shownState(goes),
      taken.filter((field) => rows.some((row) => row.field === field)),
    );
    setAsking(false);
  };
  return (
    <>
      <Dialog.Body display="flex" flexDirection="column" gap="4">
        {problem && <MergeProblem problem={problem} onClose={onClose} />}
        <MergeRows rows={rows} names={[stays.name, goes.name]} taken={taken} onTaken={setChosen} />
        <HStack>
          <Button variant="outline" size="sm" disabled={busy} onClick={onSwap}>
            <ArrowLeftRight strokeWidth={1.75} aria-hidden />
            {formatMessage('merge.swap')}
          </Button>
        </HStack>
        <MergeCounts customer={data.merged.customer} />
        <Box color="fg.muted">{formatMessage('merge.forGood')}</Box>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" disabled={busy} onClick={onBack}>
          {formatMessage('merge.another')}
        </Button>
        <Button disabled={busy} onClick={() => setAsking(true)}>
          {formatMessage('merge.act')}
        </Button>
      </Dialog.Footer>
      <ConfirmDialog
        open={asking}
        title={formatMessage('merge.question', { merged: goes.name, keep: stays.name })}
        confirm={formatMessage('merge.act')}
        dangerous
        busy={busy}
        onConfirm={() => void merge()}
        onCancel={() => setAsking(false)}
      >
        {formatMessage('merge.forGood')}
      </ConfirmDialog>
    </>
  );
}
