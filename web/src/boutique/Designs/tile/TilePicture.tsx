import { chakra } from '@chakra-ui/react/styled-system';
import { Shirt, Sparkles } from 'lucide-react';
import { ownPath } from '../../../app/graph/ownPath.ts';

interface Props {
  /** URL of the picture; null if there is none. */
  image: string | null;
  /** Add-ons have a different placeholder. */
  addOn: boolean;
}

/** Picture of an option, or a placeholder. The name is shown below it. */
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
