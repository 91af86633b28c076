import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Package, Wrench } from 'lucide-react';
import { ownPath } from '../app/graph/ownPath.ts';
import type { CatalogueEntry } from './local/entry.ts';

/**
 * The item's picture: square with a border for products. Services, and products without a picture, get an
 * icon.
 */
export function ItemPicture({ entry }: { entry: Pick<CatalogueEntry, 'kind' | 'image'> }) {
  const Icon = entry.kind === 'SERVICE' ? Wrench : Package;
  return (
    <Box
      boxSize={{ base: 'control.touch', lg: '9' }}
      flexShrink="0"
      border="1px solid"
      borderColor="border"
      borderRadius="l2"
      overflow="hidden"
      bg="bg.muted"
      color="fg.subtle"
      display="flex"
      alignItems="center"
      justifyContent="center"
    >
      {entry.image === null ? (
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      ) : (
        <chakra.img src={ownPath(entry.image)} alt="" loading="lazy" boxSize="full" objectFit="cover" />
      )}
    </Box>
  );
}
