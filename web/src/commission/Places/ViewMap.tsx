import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { whenOpened } from '../../ui/whenOpened.tsx';
import type { ListedSale } from './sales.ts';

const PlacesDialog = whenOpened(() => import('./PlacesDialog.tsx'));

interface Props {
  /** Global id; '' for the user's own sales. */
  employee: string;
  sales: readonly ListedSale[];
}

/** Opens the map of where the page's orders were made. */
export function ViewMap({ employee, sales }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <MapPin strokeWidth={1.75} aria-hidden />
        {formatMessage('commission.map.open')}
      </Button>
      <PlacesDialog open={open} employee={employee} sales={sales} onClose={() => setOpen(false)} />
    </>
  );
}
