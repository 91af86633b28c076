import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { countText } from '../ui/counted.ts';

interface Props {
  /** Number of selected records on all pages. */
  count: number;
  /** Number of selected records that are not on the current page. */
  unseen: number;
  /** The number that "Select all" would select; undefined if they are selected already. */
  all: number | undefined;
  /** The ids of all matching records are being loaded. */
  busy: boolean;
  onAll: () => void;
  onClear: () => void;
  /** BulkAct buttons. */
  children: ReactNode;
}

const Rule = () => <Box h="6" borderStart="1px solid" borderColor="fg.subtle" hideBelow="lg" aria-hidden />;

/** The actions for selected rows. Takes the place of the empty foot, so that no row moves or is covered. */
export function BulkBar({ count, unseen, all, busy, onAll, onClear, children }: Props) {
  return (
    <chakra.section
      aria-label={formatMessage('list.chosenActs')}
      layerStyle="ink"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={{ base: '1', lg: '4' }}
      maxW={{ lg: 'max-content' }}
      mx={{ lg: 'auto' }}
      mb={{ lg: '2' }}
      minH="control.lg"
      ps="4"
      pe="2"
      pb={{ base: '2', lg: '0' }}
      borderRadius={{ lg: 'float' }}
    >
      <HStack gap="3" flex="1" minH="control.lg" whiteSpace="nowrap">
        <Span asChild fontWeight="semibold">
          <output>
            {formatMessage('list.chosen', { n: countText(count) })}
            {unseen > 0 && `, ${formatMessage('list.unseen', { n: countText(unseen) })}`}
          </output>
        </Span>
        {all !== undefined && (
          <Button
            variant="subtle"
            borderColor="transparent"
            size="sm"
            px="0"
            fontWeight="normal"
            textDecoration="underline"
            loading={busy}
            loadingText={formatMessage('list.chooseAll', { n: countText(all) })}
            onClick={onAll}
          >
            {formatMessage('list.chooseAll', { n: countText(all) })}
          </Button>
        )}
      </HStack>
      <Rule />
      <Box
        display={{ base: 'grid', lg: 'flex' }}
        gridAutoFlow="column"
        gridAutoColumns="1fr"
        order={{ base: 1, lg: 0 }}
        w={{ base: 'full', lg: 'auto' }}
        gap="1"
      >
        {children}
      </Box>
      <Rule />
      <Button
        variant="subtle"
        borderColor="transparent"
        size="sm"
        px="0"
        aria-label={formatMessage('list.clearChosen')}
        onClick={onClear}
      >
        <X strokeWidth={1.75} aria-hidden />
      </Button>
    </chakra.section>
  );
}

interface ActProps {
  icon: ReactNode;
  says: string;
  busy?: boolean;
  onClick?: () => void;
}

/** One action of the bar: icon and label, stacked on a phone. */
export function BulkAct({ icon, says, busy = false, ...rest }: ActProps) {
  return (
    <Button
      variant="subtle"
      borderColor="transparent"
      size="sm"
      flexDirection={{ base: 'column', lg: 'row' }}
      gap={{ base: '0.5', lg: '2' }}
      px={{ base: '0', lg: '2.5' }}
      h={{ base: 'control.lg', lg: 'control.sm' }}
      textStyle={{ base: 'tag', lg: 'button' }}
      aria-busy={busy}
      {...rest}
    >
      {icon}
      {says}
    </Button>
  );
}
