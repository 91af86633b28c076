import { Slider, useSliderContext } from '@chakra-ui/react/slider';
import { useRef, useState, type PointerEvent } from 'react';

const byTouch = (event: PointerEvent): boolean => event.pointerType === 'touch';

/**
 * The track of a slider. On touch screens it moves only after a first press and until it loses the focus, so that
 * scrolling the page across it changes nothing.
 */
export function SliderLine() {
  const slider = useSliderContext();
  const [pressed, setPressed] = useState(false);
  const before = useRef(slider.value);
  return (
    <Slider.Control
      mx="2.5"
      style={{ touchAction: 'pan-y' }}
      data-pressed={pressed || undefined}
      css={{ '&[data-pressed] [data-part=thumb]': { boxShadow: '0 0 0 4px {colors.accent.subtle}' } }}
      onPointerDownCapture={(event) => {
        if (!byTouch(event)) return;
        before.current = slider.value;
        if (pressed) return;
        // Keeps the event from the slider, and prevents the mouse events that would blur it afterwards.
        event.stopPropagation();
        event.preventDefault();
      }}
      onPointerUp={(event) => {
        if (!byTouch(event) || pressed) return;
        setPressed(true);
        slider.focus();
      }}
      // The browser used the touch to scroll the page.
      onPointerCancel={(event) => {
        if (byTouch(event) && pressed) slider.setValue(before.current);
      }}
      onBlur={() => setPressed(false)}
    >
      <Slider.Track>
        <Slider.Range />
      </Slider.Track>
      <Slider.Thumbs />
    </Slider.Control>
  );
}
