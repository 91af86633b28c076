import { DATA_EVENTS, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OwnDataPart_customer$key } from '../../../__generated__/OwnDataPart_customer.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { known } from '../../../app/graph/known.ts';
import { CustomerPart } from '../Part.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { ExportData } from './ExportData.tsx';

/** The customer's own data: consent, export, erasure, and the log of these. */
export function OwnDataPart({ customer }: { customer: OwnDataPart_customer$key }) {
  const data = useFragment(
    graphql`
      fragment OwnDataPart_customer on Customer {
        id
        name
        viewerOwnsData
        dataEvents {
          kind
          createdAt
          createdBy
        }
        ...ConsentBox_customer
      }
    `,
    customer,
  );
  const { id, name, viewerOwnsData, dataEvents } = data;
  const { dateTime } = useShopClock();
  const [erasing, setErasing] = useState(false);
  const events = dataEvents ?? [];
  return (
    <CustomerPart title={formatMessage('ownData.title')}>
      <Box color="fg.muted" mb="3">
        {formatMessage('ownData.explained')}
      </Box>
      <ConsentBox customer={data} />
      {viewerOwnsData && (
        <>
          <HStack gap="2" mt="4" flexWrap="wrap">
            <ExportData customer={id} />
            <Button variant="outline" size="sm" onClick={() => setErasing(true)}>
              <Trash2 strokeWidth={1.75} aria-hidden />
              {formatMessage('ownData.erase')}
            </Button>
          </HStack>
          <Box textStyle="second" color="fg.subtle" mt="2">
            {formatMessage('ownData.eraseExplained')}
          </Box>
        </>
      )}
      {events.length > 0 && (
        <Box asChild mt="4">
          <ul aria-label={formatMessage('ownData.history')}>
            {events.map(({ kind, createdAt, createdBy }) => (
              <Box asChild key={`${kind} ${createdAt}`} py="1" borderBottom="1px solid" borderColor="border">
                <li>
                  {formatMessage(`ownData.event.${known(DATA_EVENTS, kind, 'CONSENT_GIVEN')}`)}
                  <Box textStyle="second" color="fg.subtle">
                    {[dateTime(createdAt), createdBy].filter(Boolean).join(' · ')}
                  </Box>
                </li>
              </Box>
            ))}
          </ul>
        </Box>
      )}
      {erasing && <EraseDialog customer={id} name={name} onClose={() => setErasing(false)} />}
    </CustomerPart>
  );
}
