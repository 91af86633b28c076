import { system } from '../../../app/theme/system.ts';

// The map renders outside React, so its markers use the tokens' CSS variables.
const INK = system.token.var('colors.bg.inverted');
const PAPER = system.token.var('colors.fg.inverted');
const ACCENT = system.token.var('colors.accent.solid');
const ON_ACCENT = system.token.var('colors.accent.contrast');
const GROUND = system.token.var('colors.bg');
const MUTED = system.token.var('colors.fg.muted');
const LETTERS = system.token.var('fonts.body');

const styled = (element: HTMLElement, style: Partial<CSSStyleDeclaration>): void =>
  void Object.assign(element.style, style);

/** A city label on our own base map; decorative, hidden from screen readers. */
export function cityElement(name: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  element.setAttribute('aria-hidden', 'true');
  styled(element, {
    font: `500 12px ${LETTERS}`,
    color: MUTED,
    pointerEvents: 'none',
  });
  return element;
}

interface PressedMark {
  label: string;
  number: string;
  passed: boolean;
  onPress: () => void;
}

/** A marker; filled once it was passed. For keyboards, the list beside the map has the same. */
export function markElement({ label, number, passed, onPress }: PressedMark): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.tabIndex = -1;
  element.textContent = number;
  element.title = label;
  element.setAttribute('aria-label', label);
  element.addEventListener('click', onPress);
  styled(element, {
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    border: `2px solid ${ACCENT}`,
    background: passed ? ACCENT : GROUND,
    color: passed ? ON_ACCENT : ACCENT,
    font: `600 12px ${LETTERS}`,
    cursor: 'pointer',
  });
  return element;
}

/** The current position: a dot with its time below. */
export function nowElement(time: string): HTMLElement {
  const element = document.createElement('div');
  const chip = document.createElement('span');
  chip.textContent = time;
  element.setAttribute('aria-hidden', 'true');
  element.append(chip);
  styled(element, {
    width: '18px',
    height: '18px',
    borderRadius: '50%',
    background: INK,
    boxShadow: `0 0 0 6px color-mix(in srgb, ${ACCENT} 30%, transparent)`,
    pointerEvents: 'none',
  });
  styled(chip, {
    position: 'absolute',
    top: '26px',
    left: '50%',
    transform: 'translateX(-50%)',
    padding: '2px 8px',
    borderRadius: '4px',
    background: INK,
    color: PAPER,
    font: `600 12px ${LETTERS}`,
    whiteSpace: 'nowrap',
  });
  return element;
}
