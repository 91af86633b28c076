import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Download, FileSpreadsheet } from 'lucide-react';
import { fetchFile } from '../../../app/pdf/fetchFile.ts';
import { useSaving } from '../../../ui/sheet/useSaving.ts';

interface Props {
  pdfUrl: string;
  sheetUrl: string;
}

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves the statement as a PDF or a workbook under the name that the server gives it; both want the token, and so can't be links. */
export function StatementFiles({ pdfUrl, sheetUrl }: Props) {
  const pdf = useSaving();
  const sheet = useSaving();
  const savePdf = () =>
    void pdf.save(
      (signal) => fetchFile({ url: pdfUrl, signal }, 'application/pdf', 'statement.pdf'),
      'statement.failed',
    );
  const saveSheet = () =>
    void sheet.save(
      (signal) => fetchFile({ url: sheetUrl, signal }, WORKBOOK, 'statement.xlsx'),
      'statement.sheetFailed',
    );
  const loadingText = formatMessage('shell.loading');
  return (
    <HStack mt="4" gap="3" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
      <Button w="full" loading={pdf.busy} loadingText={loadingText} onClick={savePdf}>
        <Download strokeWidth={1.75} aria-hidden />
        {formatMessage('statement.open')}
      </Button>
      <Button variant="outline" w="full" loading={sheet.busy} loadingText={loadingText} onClick={saveSheet}>
        <FileSpreadsheet strokeWidth={1.75} aria-hidden />
        {formatMessage('statement.openSheet')}
      </Button>
    </HStack>
  );
}
