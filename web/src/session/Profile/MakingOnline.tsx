import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Portal } from '@chakra-ui/react/portal';
import { Span } from '@chakra-ui/react/span';
import { Spinner } from '@chakra-ui/react/spinner';

/** Over the whole screen while the profile is being saved (spec 1 §2). */
export function MakingOnline() {
  return (
    <Portal>
      <Box
        asChild
        position="fixed"
        inset="0"
        zIndex="modal"
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        gap="3"
        bg="bg"
        opacity="0.92"
      >
        <output>
          <Spinner />
          <Span textStyle="section">{say('shell.makingOnline')}</Span>
        </output>
      </Box>
    </Portal>
  );
}
