import { formatMessage, type RoutePoint, type Stop } from '@galla/domain';
import { Slider } from '@chakra-ui/react/slider';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { SliderLine } from '../../../ui/SliderLine.tsx';

interface Props {
  points: readonly RoutePoint[];
  stops: readonly Stop[];
  index: number;
  onIndex: (index: number) => void;
}

/** A slider over the points of the route; its value text is their time. */
export function TimeSlider({ points, index, onIndex }: Props) {
  const { time } = useShopClock();
  const last = points.length - 1;
  if (last < 1) return null;
  const timeOf = (at: number): string => {
    const point = points[at];
    return point ? time(point.at.toISOString()) : '';
  };
  return (
    <Slider.Root
      flex="1"
      minW="cell.add"
      min={0}
      max={last}
      step={1}
      value={[index]}
      aria-label={[formatMessage('map.position')]}
      getAriaValueText={({ value }) => timeOf(value)}
      onValueChange={({ value: [at] }) => at !== undefined && onIndex(at)}
    >
      <SliderLine />
    </Slider.Root>
  );
}
