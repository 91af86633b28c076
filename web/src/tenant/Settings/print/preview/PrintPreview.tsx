import { BILL_PAPERS, type BillPaper, formatMessage, type PrintSettings } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { Part } from '../../../../ui/Part.tsx';
import { SegmentedChoice } from '../../../../ui/SegmentedChoice.tsx';
import { paperText } from './paperText.ts';
import { PdfPage } from './PdfPage.tsx';
import { forgetPreviews, previewOf } from './previews.ts';
import { useDebouncedValue } from '../../../../app/useDebouncedValue.ts';

/** A slider passes many values on its way. */
const SETTLES_MS = 300;

const PAPERS = BILL_PAPERS.map((value) => ({ value, label: paperText(value) }));

/** An example of the shop's page or slip, drawn by the same hand as the bills, with what is being set. */
export function PrintPreview({ print }: { print: PrintSettings }) {
  const [paper, setPaper] = useState<BillPaper>('PAGE');
  const settled = useDebouncedValue(print, SETTLES_MS);
  useEffect(() => forgetPreviews, []);
  return (
    <section aria-label={formatMessage('printing.preview')}>
      <Box mb="3" maxW="dialog">
        <SegmentedChoice
          choices={PAPERS}
          value={paper}
          onValue={setPaper}
          label={formatMessage('printing.preview')}
        />
      </Box>
      <Part
        key={JSON.stringify([paper, settled.pageSize])}
        title={formatMessage('printing.previewFailed')}
        skeleton={<Skeleton w="full" aspectRatio={1 / Math.SQRT2} />}
      >
        {(attempt) => <Drawn paper={paper} print={settled} attempt={attempt} />}
      </Part>
      <Box mt="3" textStyle="second" color="fg.subtle">
        {formatMessage('printing.previewHint')}
      </Box>
    </section>
  );
}

interface DrawnProps {
  paper: BillPaper;
  print: PrintSettings;
  attempt: number;
}

function Drawn({ paper, print, attempt }: DrawnProps) {
  const pdf = use(previewOf(paper, print, attempt));
  const [wanted, setWanted] = useState(1);
  const page = Math.min(wanted, pdf.numPages);
  return (
    <>
      <PdfPage pdf={pdf} page={page} paper={paper} />
      {pdf.numPages > 1 && (
        <HStack mt="2" gap="2" justify="center">
          <Button
            variant="ghost"
            px="0"
            aria-label={formatMessage('printing.previousPage')}
            disabled={page === 1}
            onClick={() => setWanted(page - 1)}
          >
            <ChevronLeft strokeWidth={1.75} aria-hidden />
          </Button>
          <Box aria-live="polite">{formatMessage('printing.pageOf', { n: page, total: pdf.numPages })}</Box>
          <Button
            variant="ghost"
            px="0"
            aria-label={formatMessage('printing.nextPage')}
            disabled={page === pdf.numPages}
            onClick={() => setWanted(page + 1)}
          >
            <ChevronRight strokeWidth={1.75} aria-hidden />
          </Button>
        </HStack>
      )}
    </>
  );
}
