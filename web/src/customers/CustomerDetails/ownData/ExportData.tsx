import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '../../../app/key.ts';
import { fetchFile } from '../../../app/pdf/fetchFile.ts';
import { saveFile } from '../../../app/pdf/saveFile.ts';
import { toast } from '../../../app/toast/toast.ts';
import { useFreshPin } from '../../../session/index.ts';
import { useExport } from './useOwnData.ts';

/** "Export data": all data on the customer as a zip file. */
export function ExportData({ customer }: { customer: string }) {
  const pin = useFreshPin(formatMessage('ownData.exportExplained'));
  const { write } = useExport(pin.ask);
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const fetchZip = async (url: string): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    try {
      const name = `${formatMessage('ownData.fileName')}.zip`;
      saveFile(await fetchFile({ url, signal: controller.signal }, 'application/zip', name));
      toast.success(formatMessage('ownData.exported'));
    } catch {
      if (!controller.signal.aborted) toast.error(formatMessage('ownData.exportFailed'));
    }
  };
  const run = async (): Promise<void> => {
    setBusy(true);
    const outcome = await write({ key: newKey(), customer });
    if (outcome.kind === 'saved') await fetchZip(outcome.saved.url);
    else if (outcome.kind !== 'pin') toast.error(outcome.message);
    setBusy(false);
  };
  return (
    <>
      <Button variant="outline" size="sm" loading={busy} onClick={() => void run()}>
        <FileDown strokeWidth={1.75} aria-hidden />
        {formatMessage('ownData.export')}
      </Button>
      {pin.dialog}
    </>
  );
}
