import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHeaderTools } from './headerTools.ts';

interface Props {
  title: string;
  /** Target of the back arrow; without it a phone shows the menu button. */
  back?: string;
  /** Content beside the title: steps, date arrows. */
  beside?: ReactNode;
  /** Muted text before the actions: "Draft kept on this device". Not on a phone. */
  status?: ReactNode;
  /** 32 px buttons; at most two icons on a phone. */
  actions?: ReactNode;
}

/** The header of a screen, 56 px high: back, title, actions, and the shell's tools. */
export function PageHeader({ title, back, beside, status, actions }: Props) {
  const tools = useHeaderTools();
  return (
    <chakra.header
      display="flex"
      alignItems="center"
      gap={{ base: '2', md: '4' }}
      h="header"
      flexShrink="0"
      px={{ base: '2', md: '5' }}
      borderBottom="1px solid"
      borderColor="border"
      bg="bg"
    >
      <HStack gap={{ base: '2', md: '3' }} minW="0" flex="1">
        {back === undefined ? (
          tools.start
        ) : (
          <Button
            asChild
            variant="plain"
            size="sm"
            px="0"
            ms={{ md: '-2' }}
            aria-label={formatMessage('shell.back')}
          >
            <Link to={back}>
              <ArrowLeft strokeWidth={1.75} aria-hidden />
            </Link>
          </Button>
        )}
        {/* Two lines fit where buttons leave no room for one. */}
        <chakra.h1 textStyle="title" lineClamp="2">
          {title}
        </chakra.h1>
        {beside}
        {tools.offline}
      </HStack>
      {status !== undefined && (
        <HStack hideBelow="md" color="fg.muted" gap="2">
          {status}
        </HStack>
      )}
      <HStack gap={{ base: '1', md: '2' }}>{actions}</HStack>
      <Box hideBelow="md" h="6" borderStart="1px solid" borderColor="border" _last={{ display: 'none' }} />
      <HStack hideBelow="md" gap="2" _empty={{ display: 'none' }}>
        {tools.end}
      </HStack>
    </chakra.header>
  );
}
