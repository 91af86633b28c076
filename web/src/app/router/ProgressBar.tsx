import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useNavigation, useRevalidator } from 'react-router-dom';

/** Has its own background, because it may be drawn over a dialog's dimmed backdrop. */
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

/** The thin bar at the top while the next screen loads; with reduced motion a word instead. */
export function ProgressBar() {
  const navigation = useNavigation();
  const { state } = useRevalidator();
  return <ProgressLine busy={navigation.state !== 'idle' || state !== 'idle'} />;
}

/** The same for a part of a screen that loads other rows while the old ones stay. */
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
