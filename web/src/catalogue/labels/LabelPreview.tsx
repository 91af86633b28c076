import { formatMessage, formatCount, type LabelLayout, type LabelPaper } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { LabelPageSvg } from './draw/LabelPageSvg.tsx';

interface Props {
  layout: LabelLayout;
  paper: LabelPaper;
}

/**
 * Papers that are previewed at most at their real width; a small label at full width would look like a sheet.
 */
const NARROW: ReadonlySet<LabelPaper> = new Set(['THERMAL_80', 'ROLL_50X25', 'ROLL_38X25']);

/** A preview of the labels, one page at a time. Paper is white in dark mode, too. */
export function LabelPreview({ layout, paper }: Props) {
  const prefix = useId();
  const [wanted, setWanted] = useState(0);
  const { pages } = layout;
  if (pages.length === 0) return null;
  const page = Math.min(wanted, pages.length - 1);
  const count = pages.reduce((sum, { labels }) => sum + labels.length, 0);
  const place = formatMessage('labels.page', { n: page + 1, total: pages.length });
  return (
    <Box asChild flex="1" minW="0" w="full" maxW="reading" position={{ lg: 'sticky' }} top="0">
      <section aria-label={formatMessage('labels.preview')}>
        <HStack justify="space-between" flexWrap="wrap" mb="2" minH="control.touch">
          <Box color="fg.muted" aria-live="polite">
            {formatCount('labels.onPages', pages.length, { labels: formatCount('labels.total', count) })}
          </Box>
          {pages.length > 1 && (
            <HStack gap="2">
              <Button
                variant="ghost"
                px="0"
                aria-label={formatMessage('printing.previousPage')}
                disabled={page === 0}
                onClick={() => setWanted(page - 1)}
              >
                <ChevronLeft strokeWidth={1.75} aria-hidden />
              </Button>
              <Box aria-live="polite">{place}</Box>
              <Button
                variant="ghost"
                px="0"
                aria-label={formatMessage('printing.nextPage')}
                disabled={page === pages.length - 1}
                onClick={() => setWanted(page + 1)}
              >
                <ChevronRight strokeWidth={1.75} aria-hidden />
              </Button>
            </HStack>
          )}
        </HStack>
        <Box
          asChild
          bg="white"
          border="1px solid"
          borderColor="border"
          mx="auto"
          maxW={NARROW.has(paper) ? 'slip' : 'full'}
        >
          <figure aria-label={place}>
            <LabelPageSvg layout={layout} page={page} prefix={prefix} outlined />
          </figure>
        </Box>
      </section>
    </Box>
  );
}
