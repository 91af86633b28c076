import type { KeyboardEvent } from 'react';
import type { WeekStep } from '@galla/domain';

const STEPS: Readonly<Record<string, WeekStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * The direction of an arrow key, and whether it moves the focused element (Ctrl and Shift); undefined for
 * other keys.
 */
export function arrowOf(event: KeyboardEvent): { step: WeekStep; moves: boolean } | undefined {
  const step = STEPS[event.key];
  const ctrl = event.ctrlKey || event.metaKey;
  if (step === undefined || event.altKey || ctrl !== event.shiftKey) return undefined;
  return { step, moves: ctrl };
}

const walked = (column: Element | undefined): HTMLElement[] => [
  ...(column?.querySelectorAll<HTMLElement>('[data-walked]') ?? []),
];

/** Moves the focus through the week: within a day, or to the neighbouring day at the same height. */
export function walk(from: HTMLElement, step: WeekStep): void {
  const columns = [...(from.closest('[data-week]')?.querySelectorAll('[data-day]') ?? [])];
  const column = columns.findIndex((one) => one.contains(from));
  const at = walked(columns[column]).indexOf(from);
  const beside = { left: -1, right: 1, up: 0, down: 0 }[step];
  const there = walked(columns[column + beside]);
  const next = beside === 0 ? at + (step === 'up' ? -1 : 1) : Math.min(at, there.length - 1);
  there[next]?.focus();
}
