import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Kbd } from '../../../ui/Kbd.tsx';
import { MoneyAside } from '../../../ui/MoneyColumn.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { SumFigure } from '../../../ui/SumFigure.tsx';
import { useWide } from '../../../ui/useWide.ts';
import type { Entry } from '../entry/useEntry.ts';
import { Breakdown } from './Breakdown.tsx';
import { SummaryFields } from './SummaryFields.tsx';

/**
 * The summary card with its fields and amounts. On tablet and phone the fields are on the page and the total
 * is in its footer.
 */
export function ReviewColumn({ entry, part }: { entry: Entry; part: 'fields' | 'foot' }) {
  const { amounts, before, back, send } = entry;
  const wide = useWide();
  const title = formatMessage('orderEntry.summary');
  const act = (
    <Button size="lg" flex="1" onClick={send}>
      {formatMessage(before === undefined ? 'orderEntry.create' : 'orderEntry.update')}
      <Kbd keys={['Ctrl', 'Enter']} />
    </Button>
  );
  const fields = (
    <>
      <SummaryFields entry={entry} />
      <Box layerStyle="section" mt="4">
        <Breakdown entry={entry} whole />
      </Box>
    </>
  );
  if (wide) {
    if (part === 'fields') return null;
    return (
      <MoneyAside
        title={title}
        width="selection"
        foot={
          <Box px="5" py="4" flexShrink="0">
            <Box mb="3">
              <SumFigure label={formatMessage('orderEntry.total')} amount={amounts.total} />
            </Box>
            <HStack gap="2">
              <Button size="lg" variant="outline" onClick={back}>
                {formatMessage('orderEntry.backToItems')}
              </Button>
              {act}
            </HStack>
          </Box>
        }
      >
        <Box layerStyle="section" mt="3">
          <Box asChild textStyle="section" mb="2">
            <h2>{title}</h2>
          </Box>
          {fields}
        </Box>
      </MoneyAside>
    );
  }
  if (part === 'fields') {
    return (
      <Box px={{ base: '4', md: '6' }} pb="6">
        <Box layerStyle="section">
          <Box asChild textStyle="section" mb="2">
            <h2>{title}</h2>
          </Box>
          {fields}
        </Box>
      </Box>
    );
  }
  return (
    <HStack
      layerStyle="marginTop"
      zIndex="bar"
      flexShrink="0"
      bg="bg"
      px={{ base: '4', md: '5' }}
      py="3"
      gap="3"
    >
      <Box>
        <Box textStyle="second" color="fg.muted">
          {formatMessage('orderEntry.total')}
        </Box>
        <Box textStyle="figure" aria-live="polite">
          <MoneyText shape="figure" amount={amounts.total} />
        </Box>
      </Box>
      {act}
    </HStack>
  );
}
