import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { insideOf, MAX_ZOOM, moveBy, squareOf, type Crop, type Size } from './crop.ts';

interface Props {
  /** URL of the picture. */
  url: string;
  size: Size;
  crop: Crop;
  /** Shows the kept part as a circle, for people. */
  round: boolean;
  onCrop: (crop: Crop) => void;
}

const STEP = 0.05;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Selects the square of a picture to keep: dragged, moved by arrow keys, zoomed by plus and minus. */
export function CropFrame({ url, size, crop, round, onCrop }: Props) {
  const last = useRef<{ x: number; y: number }>(undefined);
  const { left, top, side } = squareOf(size, crop);
  const percent = (part: number): string => `${(part / side) * 100}%`;

  const drag = (event: PointerEvent<HTMLElement>): void => {
    const from = last.current;
    if (from === undefined) return;
    const width = event.currentTarget.clientWidth;
    last.current = { x: event.clientX, y: event.clientY };
    // The picture follows the finger, so the square moves the opposite way.
    onCrop(moveBy(size, crop, (from.x - event.clientX) / width, (from.y - event.clientY) / width));
  };
  const press = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const factor = event.key === '+' ? 1.1 : event.key === '-' ? 1 / 1.1 : undefined;
    if (arrow === undefined && factor === undefined) return;
    event.preventDefault();
    if (arrow) onCrop(moveBy(size, crop, ...arrow));
    else onCrop(insideOf(size, { ...crop, zoom: Math.min(MAX_ZOOM, crop.zoom * (factor ?? 1)) }));
  };
  return (
    <Box
      role="application"
      aria-label={formatMessage('files.cropHint')}
      tabIndex={0}
      position="relative"
      w="full"
      maxW="crop"
      mx="auto"
      aspectRatio="1"
      overflow="hidden"
      borderRadius={round ? 'full' : 'l2'}
      bg="bg.muted"
      cursor="grab"
      touchAction="none"
      userSelect="none"
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => (last.current = undefined)}
      onPointerCancel={() => (last.current = undefined)}
    >
      <img
        src={url}
        alt=""
        draggable={false}
        style={{
          position: 'absolute',
          maxWidth: 'none',
          width: percent(size.width),
          height: percent(size.height),
          left: percent(-left),
          top: percent(-top),
        }}
      />
    </Box>
  );
}
