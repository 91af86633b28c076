import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fetchFile } from '../../app/pdf/fetchFile.ts';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { toast } from '../../app/toast/toast.ts';
import { filterOf, type ContactFilters } from './address.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** "Download": what the list shows, as a workbook that can be changed and uploaded again. */
export function DownloadContacts({ filters }: { filters: ContactFilters }) {
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const download = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const { category } = filters;
    const body = { ...filterOf(filters), ...(category !== '' && { category }) };
    setBusy(true);
    try {
      const asked = { url: '/contacts/export', body, signal: controller.signal };
      saveFile(await fetchFile(asked, TYPE, 'Contacts.xlsx'));
    } catch {
      if (!controller.signal.aborted) toast.error(say('sheets.exportFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outline"
      size="sm"
      px={{ base: '0', lg: '3' }}
      borderColor={{ base: 'transparent', md: 'border.emphasized' }}
      loading={busy}
      onClick={() => void download()}
    >
      <FileDown strokeWidth={1.75} aria-hidden />
      <Span srOnly={{ lgDown: true }}>{say('contacts.download')}</Span>
    </Button>
  );
}
