import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { HStack } from '@chakra-ui/react/stack';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageContent } from '../../ui/Page.tsx';
import { Sheet, SheetClose } from '../../ui/Sheet.tsx';
import { editCount } from './EditColumn.tsx';
import { EditSums } from './EditSums.tsx';
import { UpdateButtons } from './UpdateButtons.tsx';
import type { EditedBill } from './useEdit.ts';
import type { EditPlaces } from './useEditPlaces.ts';

interface Props {
  bill: EditedBill;
  head: ReactNode;
  /** Lines and details. */
  children: ReactNode;
  /** The catalogue, opened by Add item. */
  catalogue: ReactNode;
  places: EditPlaces;
}

/** On a phone the bill is the page, and the catalogue opens on top. */
export function PhoneEdit({ bill, head, children, catalogue, places }: Props) {
  return (
    <PageContent
      foot={
        <Box layerStyle="marginTop" bg="bg" px="4" py="3" flexShrink="0">
          <UpdateButtons bill={bill} />
        </Box>
      }
    >
      {head}
      <HStack layerStyle="section" mt="2" justify="space-between">
        <Box color="fg.muted">{editCount(bill)}</Box>
        <Button variant="outline" onClick={places.browse}>
          <Plus strokeWidth={1.75} aria-hidden />
          {formatMessage('billing.addItemAct')}
        </Button>
      </HStack>
      {children}
      <Box mt="4">
        <EditSums bill={bill} />
      </Box>
      <Sheet open={places.browsing} onOpen={places.onBrowsing} size="lg">
        <Drawer.Header>
          <Drawer.Title>
            {formatMessage(places.prescribing ? 'prescription.title' : 'billing.addItemAct')}
          </Drawer.Title>
          <SheetClose />
        </Drawer.Header>
        <Box display="flex" flexDirection="column" flex="1" minH="0">
          {catalogue}
        </Box>
      </Sheet>
    </PageContent>
  );
}
