import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MergePart_customer$key } from '../../../__generated__/MergePart_customer.graphql.ts';
import { CustomerPart } from '../Part.tsx';
import { MergeDialog } from './MergeDialog.tsx';

/** For customers that were added twice; shown to users who may merge. */
export function MergePart({ customer }: { customer: MergePart_customer$key }) {
  const { id, name, viewerCanMerge } = useFragment(
    graphql`
      fragment MergePart_customer on Customer {
        id
        name
        viewerCanMerge
      }
    `,
    customer,
  );
  const [merging, setMerging] = useState(false);
  if (!viewerCanMerge) return null;
  return (
    <CustomerPart title={formatMessage('merge.title')}>
      <Box color="fg.muted" mb="3">
        {formatMessage('merge.explained')}
      </Box>
      <Button variant="outline" size="sm" onClick={() => setMerging(true)}>
        <Merge strokeWidth={1.75} aria-hidden />
        {formatMessage('merge.open')}
      </Button>
      {merging && <MergeDialog customer={{ id, name }} onClose={() => setMerging(false)} />}
    </CustomerPart>
  );
}
