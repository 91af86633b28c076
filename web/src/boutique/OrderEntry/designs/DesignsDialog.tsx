import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { useState } from 'react';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { HeldButton } from '../../../ui/HeldButton.tsx';
import type { Entry } from '../entry/useEntry.ts';
import type { Garment } from '../shop/garment.ts';
import { chosenIn, withChosen } from './chosen.ts';
import { DesignTiles } from './DesignTiles.tsx';

interface Props {
  open: boolean;
  entry: Entry;
  garment: Garment;
  onClose: () => void;
}

/** "Select Designs" (spec 3 §2.1): all areas below each other. Nothing is applied before "Select Design". */
export default function DesignsDialog({ open, entry, garment, onClose }: Props) {
  return (
    <DialogFrame
      open={open}
      size="full"
      title={formatMessage('orderEntry.selectDesigns')}
      closable
      onClose={onClose}
    >
      <Choice entry={entry} garment={garment} onClose={onClose} />
    </DialogFrame>
  );
}

function Choice({ entry: { item, setItem }, garment, onClose }: Omit<Props, 'open'>) {
  const [{ designs, addOns }, setChosen] = useState({ designs: item.designs, addOns: item.addOns });
  const nothing = designs.length === 0 && addOns.length === 0;
  return (
    <>
      <Dialog.Body display="flex" flexDirection="column" gap="5">
        {garment.areas
          .filter(({ options }) => options.length > 0)
          .map((area) => (
            <Box key={area.id} layerStyle="section" display="flex" flexDirection="column" gap="2">
              <Box asChild textStyle="section">
                <h3>{area.name}</h3>
              </Box>
              <DesignTiles
                area={area}
                chosen={chosenIn({ designs, addOns }, area)}
                onChosen={(chosen) =>
                  setChosen({ designs, addOns, ...withChosen({ designs, addOns }, area, chosen) })
                }
              />
            </Box>
          ))}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {formatMessage('shell.cancel')}
        </Button>
        <HeldButton
          held={nothing ? formatMessage('orderEntry.nothingChosen') : undefined}
          onClick={() => {
            setItem({ designs, addOns });
            onClose();
          }}
        >
          {formatMessage('orderEntry.selectDesign')}
        </HeldButton>
      </Dialog.Footer>
    </>
  );
}
