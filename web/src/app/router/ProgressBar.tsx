import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useNavigation, useRevalidator } from 'react-router-dom';

/** The word has a ground of its own: it lies over whatever is on the screen, a dialog's dim backdrop as well. */
const WORD = {
  srOnly: false,
  w: 'fit-content',
  mx: 'auto',
  px: '3',
  textStyle: 'second',
  bg: 'bg.panel',
  color: 'fg',
  roundedBottom: 'l2',
  shadow: 'sm',
} as const;

/** The thin bar along the top edge while the next screen is on its way; with reduced motion it is a word. */
export function ProgressBar() {
  const navigation = useNavigation();
  const { state } = useRevalidator();
  return <ProgressLine busy={navigation.state !== 'idle' || state !== 'idle'} />;
}

/** The same for a part of a screen that waits for other rows while the old ones stay. */
export function ProgressLine({ busy }: { busy: boolean }) {
  return (
    <Box asChild position="fixed" top="0" insetX="0" zIndex="toast" pointerEvents="none">
      <output>
        {busy && (
          <>
            <Box srOnly _motionReduce={WORD}>
              {formatMessage('shell.loading')}
            </Box>
            <Box bg="bg.muted" overflow="hidden" h="progress" _motionReduce={{ display: 'none' }}>
              <Box h="full" w="2/5" bg="accent.solid" animation="run 1.2s linear infinite" />
            </Box>
          </>
        )}
      </output>
    </Box>
  );
}
