import { formatMessage } from '@galla/domain';
import { HStack } from '@chakra-ui/react/stack';
import { Download, FileSpreadsheet } from 'lucide-react';
import { FileButton } from '../../../ui/sheet/FileButton.tsx';

interface Props {
  pdfUrl: string;
  sheetUrl: string;
}

/** Saves the statement as a PDF or a workbook. */
export const StatementFiles = ({ pdfUrl, sheetUrl }: Props) => (
  <HStack mt="4" gap="3" flexWrap="wrap">
    <FileButton flex="1" url={pdfUrl} kind="pdf" name="statement" failed="statement.failed">
      <Download strokeWidth={1.75} aria-hidden />
      {formatMessage('statement.open')}
    </FileButton>
    <FileButton
      variant="outline"
      flex="1"
      url={sheetUrl}
      kind="xlsx"
      name="statement"
      failed="statement.sheetFailed"
    >
      <FileSpreadsheet strokeWidth={1.75} aria-hidden />
      {formatMessage('statement.openSheet')}
    </FileButton>
  </HStack>
);
