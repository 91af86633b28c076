import { formatMessage, type MessageKey } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { FileDown, X } from 'lucide-react';
import { fetchFile } from '../../app/pdf/fetchFile.ts';
import { toast } from '../../app/toast/toast.ts';
import { useSaving } from '../../ui/sheet/useSaving.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Props {
  /** The request, and the default file name. */
  sheet: { url: string; body: object; name: string };
  /** There is nothing to export. */
  empty: boolean;
  says?: string;
  failed?: MessageKey;
}

/** Saves a list as a workbook; pressing again during the download cancels it. */
export function ExportButton({
  sheet,
  empty,
  says = formatMessage('transactions.export'),
  failed = 'transactions.exportFailed',
}: Props) {
  const { save, busy, cancel } = useSaving();
  const press = (): void => {
    if (busy) return cancel();
    if (empty) return toast.info(formatMessage('transactions.exportNone'));
    const { url, body, name } = sheet;
    void save((signal) => fetchFile({ url, body, signal }, TYPE, name), failed);
  };
  const Icon = busy ? X : FileDown;
  return (
    <Button variant="outline" size="sm" px={{ base: '0', lg: '3' }} aria-busy={busy} onClick={press}>
      <Icon strokeWidth={1.75} aria-hidden />
      <Span srOnly={{ lgDown: true }} aria-live="polite">
        {busy ? formatMessage('sheets.cancelDownload') : says}
      </Span>
    </Button>
  );
}
