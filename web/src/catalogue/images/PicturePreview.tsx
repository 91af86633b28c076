import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ImageOff } from 'lucide-react';
import { ownPath } from '../../app/graph/ownPath.ts';

/** A square with a border, or a placeholder if there is no picture. */
export function PicturePreview({ address }: { address: string | null }) {
  return (
    <Box
      boxSize="avatar.lg"
      flexShrink="0"
      border="1px solid"
      borderColor="border"
      borderRadius="l2"
      overflow="hidden"
      bg="bg.muted"
      color="fg.subtle"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="1"
      textStyle="caption"
    >
      {address === null ? (
        <>
          <ImageOff size={22} strokeWidth={1.75} aria-hidden />
          {formatMessage('catalogueImage.empty')}
        </>
      ) : (
        <chakra.img
          src={ownPath(address)}
          alt={formatMessage('catalogueImage.preview')}
          boxSize="full"
          objectFit="cover"
        />
      )}
    </Box>
  );
}
