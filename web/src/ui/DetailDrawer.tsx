import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { HeldWidth, useHeldWide } from './heldWidth.ts';
import { useShortcut } from './useShortcut.ts';
import { whenOpened } from './whenOpened.tsx';

// Loaded on demand: desktops show the record beside its list, without a sheet.
const DetailSheet = whenOpened(() => import('./DetailSheet.tsx'));

interface Props {
  /** The open record: the number of a document, the name of a person. */
  title: string;
  /** Below the title. */
  second?: ReactNode;
  /** Its status, beside the title. */
  tag?: ReactNode;
  open: boolean;
  onClose: () => void;
  /** Scrollable content. */
  children: ReactNode;
  /** The actions, the main one first. */
  foot?: ReactNode;
}

const Head = ({ title, second, tag }: Pick<Props, 'title' | 'second' | 'tag'>) => (
  <>
    <Box flex="1" minW="0">
      {/* Two lines, because the end of a name may distinguish it: "…, 1 kg". */}
      <Box textStyle="person" lineClamp={2}>
        {title}
      </Box>
      {second !== undefined && (
        // Three lines, because this text is shown nowhere else.
        <Box textStyle="second" color="fg.muted" lineClamp={3}>
          {second}
        </Box>
      )}
    </Box>
    {tag}
  </>
);

/**
 * The open record: from 1200 px beside its list, without a backdrop, so that arrow keys move through the list and
 * the drawer follows; below that as a sheet. Escape closes it. Must be inside PageColumns.
 */
export function DetailDrawer({ title, second, tag, open, onClose, children, foot }: Props) {
  const [wide, hold] = useHeldWide();
  useShortcut('Escape', onClose, { enabled: wide && open });
  if (!wide) {
    return (
      <HeldWidth value={hold}>
        <DetailSheet
          head={<Head title={title} second={second} tag={tag} />}
          open={open}
          onClose={onClose}
          foot={foot}
        >
          {children}
        </DetailSheet>
      </HeldWidth>
    );
  }
  if (!open) return null;
  return (
    <HeldWidth value={hold}>
      <Box
        asChild
        layerStyle="margin"
        w="column.drawer"
        // An open dialog keeps the drawer mounted while the window narrows; this limits it to the window's width.
        maxW="100vw"
        flexShrink="0"
        display="flex"
        flexDirection="column"
        minH="0"
        bg="bg"
        boxShadow="float"
      >
        <aside aria-label={title}>
          <HStack px="5" pt="4" pb="2" gap="3" align="flex-start">
            <Head title={title} second={second} tag={tag} />
            <Button
              variant="plain"
              size="sm"
              px="0"
              me="-2"
              aria-label={formatMessage('shell.close')}
              onClick={onClose}
            >
              <X strokeWidth={1.75} aria-hidden />
            </Button>
          </HStack>
          {/* Focusable, so that the keyboard can scroll it even without focusable content. */}
          <Box asChild position="relative" flex="1" minH="0" overflowY="auto" px="5" py="2">
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
            <section aria-label={title} tabIndex={0}>
              {children}
            </section>
          </Box>
          {foot !== undefined && (
            <HStack px="5" py="3" gap="2" borderTop="1px solid" borderColor="border">
              {foot}
            </HStack>
          )}
        </aside>
      </Box>
    </HeldWidth>
  );
}
