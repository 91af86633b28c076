import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { HeldWidth, useHeldWide } from './heldWidth.ts';
import { useShortcut } from './useShortcut.ts';
import { whenOpened } from './whenOpened.tsx';

// A desk has the record beside its list, and no sheet.
const DetailSheet = whenOpened(() => import('./DetailSheet.tsx'));

interface Props {
  /** What is open: the number of the document, the name of the person. */
  title: string;
  /** Under the title. */
  second?: ReactNode;
  /** Its state, beside the title. */
  tag?: ReactNode;
  open: boolean;
  onClose: () => void;
  /** Scrolls. */
  children: ReactNode;
  /** The acts, the main one first. */
  foot?: ReactNode;
}

const Head = ({ title, second, tag }: Pick<Props, 'title' | 'second' | 'tag'>) => (
  <>
    <Box flex="1" minW="0">
      {/* The end of a name tells it from its neighbours: "…, 1 kg". */}
      <Box textStyle="person" lineClamp={2}>
        {title}
      </Box>
      {second !== undefined && (
        // What became of it is not cut off: it is read nowhere else.
        <Box textStyle="second" color="fg.muted" lineClamp={3}>
          {second}
        </Box>
      )}
    </Box>
    {tag}
  </>
);

/**
 * The record that is open, beside its list from 1200 px - without a scrim, so that the arrows walk the list and the
 * drawer follows - and as a sheet over it below. Escape closes it. Stands in PageColumns.
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
        // As wide as a window at most that narrowed while a dialog in it holds it here.
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
          {/* Reached by the keyboard, so that it can be scrolled also where nothing in it can. */}
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
