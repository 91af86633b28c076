import { formatMessage } from '@galla/domain';
import { Spinner } from '@chakra-ui/react/spinner';
import { VStack } from '@chakra-ui/react/stack';

/**
 * Covers the whole screen while the user and shop are loaded, and while the profile is saved (spec 1 §2). Appears
 * with a delay, so that a quick answer causes no flash; with reduced motion only the words are shown.
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
