import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { LengthSlider } from './LengthSlider.tsx';

function Margin() {
  const [value, setValue] = useState(20);
  return (
    <LengthSlider
      label="Margin"
      value={value}
      limits={{ min: 0, max: 100 }}
      disabled={false}
      onValue={setValue}
    />
  );
}

function renderMargin() {
  renderUi(<Margin />);
  const thumb = screen.getByRole('slider', { hidden: true });
  const line = thumb.closest<HTMLElement>('[data-part=control]');
  if (!line) throw new Error('The slider has no line');
  line.getBoundingClientRect = () => new DOMRect(0, 0, 100, 44);
  return { thumb, line, value: () => thumb.getAttribute('aria-valuenow') };
}

const at = (clientX: number) => ({ pointerType: 'touch', button: 0, clientX, clientY: 20 });

test('a touch that the browser takes for scrolling changes nothing', () => {
  const { line, value } = renderMargin();
  fireEvent.pointerDown(line, at(80));
  fireEvent.pointerMove(document, at(80));
  fireEvent.pointerCancel(line, at(80));
  expect(value()).toBe('20');
});

test('once it was pressed it follows a touch, and a scroll puts it back', async () => {
  const { line, thumb, value } = renderMargin();
  fireEvent.pointerDown(line, at(80));
  fireEvent.pointerUp(line, at(80));
  expect(value()).toBe('20');
  await waitFor(() => expect(document.activeElement).toBe(thumb));
  fireEvent.pointerDown(line, at(80));
  fireEvent.pointerUp(line, at(80));
  await waitFor(() => expect(value()).toBe('80'));
  fireEvent.pointerDown(line, at(40));
  fireEvent.pointerCancel(line, at(40));
  await waitFor(() => expect(value()).toBe('80'));
});

test('the keyboard moves it at once', async () => {
  const { thumb, value } = renderMargin();
  fireEvent.focus(thumb);
  fireEvent.keyDown(thumb, { key: 'ArrowRight' });
  await waitFor(() => expect(value()).toBe('21'));
});
