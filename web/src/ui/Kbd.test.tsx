import { expect, test } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { Kbd } from './Kbd.tsx';

const hiddenInFields = (container: HTMLElement): boolean =>
  container.querySelector('kbd')?.hasAttribute('data-typed') ?? true;

test.each([
  [['?'], true],
  [['Shift', 'ArrowDown'], true],
  [['Ctrl', 'K'], false],
  [['F2'], false],
])('the caps of %s go while a field has the focus: %s', (keys, hidden) => {
  expect(hiddenInFields(renderUi(<Kbd keys={keys} />).container)).toBe(hidden);
});

test('caps that are all a button shows stay', () => {
  expect(hiddenInFields(renderUi(<Kbd keys={['?']} stays />).container)).toBe(false);
});
