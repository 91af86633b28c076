import { chakra } from '@chakra-ui/react/styled-system';
import { Shirt, Sparkles } from 'lucide-react';
import { ownPath } from '../../../app/graph/ownPath.ts';

interface Props {
  /** Address of the picture; null where there is none. */
  image: string | null;
  /** Add-ons are drawn otherwise than what they stand on. */
  addOn: boolean;
}

/** How an option looks: its picture, or a drawing in its place. The name stands under it. */
export function TilePicture({ image, addOn }: Props) {
  const Drawing = addOn ? Sparkles : Shirt;
  return (
    <chakra.span
      display="flex"
      alignItems="center"
      justifyContent="center"
      h="16"
      flex="1"
      minW="0"
      color="fg.muted"
      overflow="hidden"
    >
      {image === null ? (
        <Drawing size={56} strokeWidth={0.9} aria-hidden />
      ) : (
        <chakra.img
          src={ownPath(image)}
          alt=""
          loading="lazy"
          h="16"
          maxW="full"
          objectFit="contain"
          borderRadius="l2"
        />
      )}
    </chakra.span>
  );
}
