import { formatMessage, ROUTE_SPEEDS, type RoutePoint, type Stop } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, ChevronUp, Pause, Play, RotateCcw, SkipBack, SkipForward } from 'lucide-react';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';
import { useShortcut } from '../../../ui/useShortcut.ts';
import { TimeSlider } from './TimeSlider.tsx';
import type { Playback } from './usePlayback.ts';

interface Props {
  points: readonly RoutePoint[];
  stops: readonly Stop[];
  playback: Playback;
  /** On a phone, the state of the sheet with the stops. */
  sheet?: { pulled: boolean; onPull: () => void };
}

const speeds = ROUTE_SPEEDS.map((speed) => ({
  value: String(speed),
  label: formatMessage('map.times', { n: speed }),
}));

/** Plays the route: floats above the map, or is the bottom bar of a phone. */
export function Player({ points, stops, playback, sheet }: Props) {
  const { index, playing, speed, go, toggle, setSpeed } = playback;
  const { time } = useShopClock();
  const back = (): void => go(index - 1);
  const on = (): void => go(index + 1);
  const words = formatMessage(playing ? 'map.pause' : 'map.play');
  useShortcut(' ', toggle, { says: formatMessage('map.play') });
  useShortcut('ArrowLeft', back, { says: formatMessage('map.stepBack') });
  useShortcut('ArrowRight', on, { says: formatMessage('map.stepOn') });
  const now = points[index];
  const float = sheet
    ? {}
    : ({ position: 'absolute', insetX: '4', bottom: '4', borderRadius: 'float' } as const);
  return (
    <chakra.fieldset
      minW="0"
      aria-label={formatMessage('map.play')}
      layerStyle="float"
      display="flex"
      flexWrap={{ base: 'wrap', lg: 'nowrap' }}
      alignItems="center"
      gap="2"
      p="3"
      zIndex="bar"
      {...float}
    >
      <Step
        label={formatMessage('map.restart')}
        onClick={() => go(0)}
        icon={RotateCcw}
        hidden={Boolean(sheet)}
      />
      <Step label={formatMessage('map.stepBack')} onClick={back} icon={SkipBack} />
      <Button w="control" px="0" aria-label={words} onClick={toggle}>
        {playing ? <Pause strokeWidth={1.75} aria-hidden /> : <Play strokeWidth={1.75} aria-hidden />}
      </Button>
      <Step label={formatMessage('map.stepOn')} onClick={on} icon={SkipForward} />
      <Span textStyle="rowTitle" whiteSpace="nowrap" minW="16">
        {now && time(now.at.toISOString())}
      </Span>
      {sheet && (
        <Button variant="outline" ms="auto" aria-expanded={sheet.pulled} onClick={sheet.onPull}>
          {sheet.pulled ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
          {formatMessage('map.stops')}
        </Button>
      )}
      <TimeSlider points={points} stops={stops} index={index} onIndex={go} />
      <Box flexShrink="0" w={{ base: 'cell.status', md: 'cell.amount' }}>
        <SegmentedChoice
          label={formatMessage('map.speed')}
          choices={speeds}
          value={String(speed)}
          onValue={(chosen) => setSpeed(Number(chosen))}
        />
      </Box>
    </chakra.fieldset>
  );
}

interface StepProps {
  label: string;
  icon: typeof Play;
  onClick: () => void;
  hidden?: boolean;
}

const Step = ({ label, icon: Icon, onClick, hidden = false }: StepProps) =>
  hidden ? null : (
    <Button variant="plain" size="sm" px="0" aria-label={label} onClick={onClick}>
      <Icon strokeWidth={1.75} aria-hidden />
    </Button>
  );
