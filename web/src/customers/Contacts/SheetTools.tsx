import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Span } from '@chakra-ui/react/span';
import { EllipsisVertical, FileDown, FileUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import { usePhone } from '../../ui/useWide.ts';
import type { ContactFilters } from './address.ts';
import { useDownloadContacts } from './useDownloadContacts.ts';

const UploadDialog = lazyPart(async () => ({
  default: (await import('../UploadContacts/UploadDialog.tsx')).UploadDialog,
}));

interface Props {
  /** The filters of the list. */
  filters: ContactFilters;
  mayUpload: boolean;
  /** Contacts were added or changed. */
  onUploaded: () => void;
}

/** "Upload" and "Download" in the header; a menu on a phone. */
export function SheetTools({ filters, mayUpload, onUploaded }: Props) {
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const { download, busy } = useDownloadContacts(filters);
  const upload = mayUpload ? () => setOpen(true) : undefined;
  const Shape = phone ? SheetMenu : SheetButtons;
  return (
    <>
      <Shape upload={upload} download={download} busy={busy} />
      {open && (
        <Suspense>
          <UploadDialog onClose={() => setOpen(false)} onUploaded={onUploaded} />
        </Suspense>
      )}
    </>
  );
}

interface Acts {
  /** Undefined if the user may not add contacts. */
  upload: (() => void) | undefined;
  download: () => void;
  /** A download is running. */
  busy: boolean;
}

const SheetButtons = ({ upload, download, busy }: Acts) => (
  <>
    {upload && (
      <Button variant="outline" size="sm" px={{ base: '0', lg: '3' }} onClick={upload}>
        <FileUp strokeWidth={1.75} aria-hidden />
        <Span srOnly={{ lgDown: true }}>{formatMessage('contacts.upload')}</Span>
      </Button>
    )}
    <Button variant="outline" size="sm" px={{ base: '0', lg: '3' }} loading={busy} onClick={download}>
      <FileDown strokeWidth={1.75} aria-hidden />
      <Span srOnly={{ lgDown: true }}>{formatMessage('contacts.download')}</Span>
    </Button>
  </>
);

const SheetMenu = ({ upload, download, busy }: Acts) => (
  <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
    <Menu.Trigger asChild>
      <Button
        variant="plain"
        size="sm"
        px="0"
        loading={busy}
        aria-label={formatMessage('contacts.sheetMenu')}
      >
        <EllipsisVertical strokeWidth={1.75} aria-hidden />
      </Button>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          {upload && (
            <Menu.Item value="upload" onClick={upload}>
              <FileUp strokeWidth={1.75} aria-hidden />
              {formatMessage('contacts.upload')}
            </Menu.Item>
          )}
          <Menu.Item value="download" onClick={download}>
            <FileDown strokeWidth={1.75} aria-hidden />
            {formatMessage('contacts.download')}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
