import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import { HStack, VStack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { countText } from '../../ui/counted.ts';
import { BATCH } from './inBatches.ts';
import type { Working } from './useBatches.ts';

interface Props {
  working: Working | undefined;
  /** The list, which is inert meanwhile. */
  children: ReactNode;
}

/** Covers a list while a bulk write runs: shows what is being done, its progress, and a Stop button. */
export function WorkingOverlay({ working, children }: Props) {
  return (
    <Box position="relative">
      <Box inert={working !== undefined} {...(working && { opacity: '0.4' })}>
        {children}
      </Box>
      <Box
        asChild
        display="block"
        position="absolute"
        top="0"
        insetInline="0"
        pt="16"
        zIndex="bar"
        pointerEvents={working ? 'auto' : 'none'}
      >
        <output>{working && <Words {...working} />}</output>
      </Box>
    </Box>
  );
}

function Words({ says, done, total, stop }: Working) {
  const far = { done: countText(done), total: countText(total) };
  return (
    <VStack layerStyle="float" borderRadius="l3" w="sheet" maxW="full" mx="auto" p="5" gap="3">
      <HStack gap="3" textStyle="person">
        <Spinner aria-hidden />
        {formatMessage(says)}
      </HStack>
      {total > BATCH && (
        <>
          <Box color="fg.muted">{formatMessage('list.progress', far)}</Box>
          <ProgressBar aria-label={formatMessage(says)} max={total} value={done} />
          <Button variant="outline" size="sm" onClick={stop}>
            {formatMessage('list.stop')}
          </Button>
        </>
      )}
    </VStack>
  );
}
