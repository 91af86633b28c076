import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ownPath } from '../../../app/graph/ownPath.ts';

/** The full picture of the open item; nothing if it has none. */
export function LargePicture({ image, title }: { image: string | null | undefined; title: string }) {
  if (image == null) return null;
  return (
    <Box border="1px solid" borderColor="border" borderRadius="l2" overflow="hidden" bg="bg.muted" mb="4">
      <chakra.img src={ownPath(image)} alt={title} w="full" h="qr" objectFit="contain" />
    </Box>
  );
}
