import { formatMessage, prescriptionFileName } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { FileFailure } from '../../app/pdf/fetchFile.ts';
import { fetchPdf } from '../../app/pdf/fetchPdf.ts';
import { printPdf } from '../../app/print/printPdf.ts';
import { toast } from '../../app/toast/toast.ts';

interface Props {
  /** URL of the card. */
  url: string;
  /** Number of the document it belongs to. */
  number: string;
}

/** Prints the card of a prescription; continues when the screen is left. */
export function CardButton({ url, number }: Props) {
  const [busy, setBusy] = useState(false);
  const print = async (): Promise<void> => {
    setBusy(true);
    try {
      const blob = await fetchPdf(url, new AbortController().signal, () => undefined);
      await printPdf(new File([blob], prescriptionFileName(number), { type: 'application/pdf' }));
    } catch (error) {
      const failed = error instanceof FileFailure ? 'history.downloadFailed' : 'payment.printFailed';
      toast.error(formatMessage(failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="ghost" size="sm" loading={busy} onClick={() => void print()}>
      <Printer strokeWidth={1.75} aria-hidden />
      {formatMessage('prescription.card')}
      <Box srOnly>{number}</Box>
    </Button>
  );
}
