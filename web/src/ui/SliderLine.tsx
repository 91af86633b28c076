import { Slider, useSliderContext } from '@chakra-ui/react/slider';
import { useRef, useState, type PointerEvent } from 'react';

const byTouch = (event: PointerEvent): boolean => event.pointerType === 'touch';

/**
 * The line of a slider. On a touch screen it moves only once it was pressed, and until the focus leaves it: a thumb
 * that scrolls the page past it changes nothing.
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
        // Not for the slider, nor for the mouse events that would take the focus from it afterwards.
        event.stopPropagation();
        event.preventDefault();
      }}
      onPointerUp={(event) => {
        if (!byTouch(event) || pressed) return;
        setPressed(true);
        slider.focus();
      }}
      // The browser took the touch to scroll the page.
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
