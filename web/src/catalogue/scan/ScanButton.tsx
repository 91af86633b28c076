import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { ScanBarcode } from 'lucide-react';

/** Opens the camera; shown only if the device has one that can read codes. */
export function ScanButton({ onScan }: { onScan: () => void }) {
  return (
    <Button variant="outline" onClick={onScan}>
      <ScanBarcode strokeWidth={1.75} aria-hidden />
      {formatMessage('catalogue.scan')}
    </Button>
  );
}
