/* oxlint-disable relay/must-colocate-fragment-spreads -- the tag's fragment is exported by billing's index */
import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { BillHead_document$key } from '../../__generated__/BillHead_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { DocumentTag } from '../../billing/index.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';

/** A bill's number, status and pending amount. When these change here, the list's row is outdated. */
export function BillHead({ document }: { document: BillHead_document$key }) {
  const data = useFragment(
    graphql`
      fragment BillHead_document on Document {
        number
        status
        pending
        ...DocumentTag_document
      }
    `,
    document,
  );
  const state = `${data.status} ${data.pending}`;
  const shown = useRef(state);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (state === shown.current) return;
    shown.current = state;
    void revalidate();
  }, [state, revalidate]);
  return (
    <Box mb="5" pb="3" borderBottom="1px solid" borderColor="border">
      <HStack justify="space-between" gap="3">
        <Box textStyle="rowTitle">{data.number}</Box>
        <DocumentTag document={data} />
      </HStack>
      <HStack justify="space-between" gap="3" mt="1">
        <Box color="fg.muted">{formatMessage('commission.pendingPayment')}</Box>
        <MoneyText amount={paiseOf(data.pending)} />
      </HStack>
    </Box>
  );
}
