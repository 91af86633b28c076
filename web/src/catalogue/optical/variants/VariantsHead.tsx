import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { HStack } from '@chakra-ui/react/stack';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { SheetClose } from '../../../ui/Sheet.tsx';

interface Props {
  title: string;
  second?: string | undefined;
  /** Goes back to the list of variants; undefined in the list itself. */
  onBack?: () => void;
  children: ReactNode;
  foot?: ReactNode;
}

/** The frame of every view in the sheet: a back button, its title, and the actions in its footer. */
export const VariantsHead = ({ title, second, onBack, children, foot }: Props) => (
  <>
    <Drawer.Header>
      {onBack && (
        <Button variant="plain" size="sm" px="0" onClick={onBack}>
          <ArrowLeft strokeWidth={1.75} aria-hidden />
          <Box srOnly>{formatMessage('optical.backToVariants')}</Box>
        </Button>
      )}
      <Drawer.Title asChild>
        <HStack flex="1" minW="0">
          <Box flex="1" minW="0">
            <Box textStyle="person" truncate>
              {title}
            </Box>
            {second !== undefined && (
              <Box textStyle="second" color="fg.muted" truncate>
                {second}
              </Box>
            )}
          </Box>
        </HStack>
      </Drawer.Title>
      <SheetClose />
    </Drawer.Header>
    <Drawer.Body>{children}</Drawer.Body>
    {foot !== undefined && foot !== false && (
      <Drawer.Footer justifyContent="flex-start">{foot}</Drawer.Footer>
    )}
  </>
);
