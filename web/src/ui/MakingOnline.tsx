import { formatMessage } from '@galla/domain';
import { Spinner } from '@chakra-ui/react/spinner';
import { VStack } from '@chakra-ui/react/stack';

/**
 * Over the whole screen while it is being found out who somebody is and whose shop is opened, and while the profile is
 * saved (spec 1 §2). It comes after a moment, so that a quick answer does not flash; with reduced motion it is the words
 * alone.
 */
export function MakingOnline() {
  return (
    <VStack
      asChild
      position="fixed"
      inset="0"
      zIndex="overlay"
      justify="center"
      gap="4"
      bg="bg"
      color="fg.muted"
      textStyle="person"
      animation="fade-in {durations.slow} {easings.out} 250ms backwards"
    >
      <output>
        <Spinner boxSize="8" color="accent.fg" />
        {formatMessage('shell.makingOnline')}
      </output>
    </VStack>
  );
}
