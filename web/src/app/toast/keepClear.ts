import { freeSpot, GAP, type Area } from './freePlace.ts';

/** Distance from the window's edge. */
const EDGE = 20;
/** CSS variables of the toasts' position: distance from the bottom and shift from the centre. */
const BOTTOM = '--toast-bottom';
const SHIFT = '--toast-shift';
const TOASTS = '[data-scope=toast][data-part=root]';
/** Elements that must not be covered: controls, and the amount to pay. */
const CONTROLS =
  '[data-clear], button, a[href], input, select, textarea, summary, [role=button], [role=option], [role=menuitem]';

/** Whether the element is inside a scroll container, so that it can be scrolled out from under a toast. */
function scrolls(control: Element): boolean {
  for (let at: Element | null = control; at !== null && at !== document.body; at = at.parentElement) {
    const { position, overflowY } = getComputedStyle(at);
    if (position === 'sticky' || position === 'fixed') return false;
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) return true;
  }
  return false;
}

/** Moves the toasts to the position nearest to the bottom centre where they cover no control. */
function place(group: Element): void {
  const { style } = document.documentElement;
  const toasts = [...group.querySelectorAll<HTMLElement>(TOASTS)];
  const width = Math.max(...toasts.map((toast) => toast.offsetWidth));
  const height = toasts.reduce((sum, toast) => sum + toast.offsetHeight + GAP, -GAP);
  const edges = { left: EDGE, right: innerWidth - EDGE };
  const left = (innerWidth - width) / 2;
  const room = { left, width, height, edges, bottom: innerHeight - EDGE, limit: innerHeight / 2 };

  const controls: { area: Area; control: Element }[] = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    const area = control.getBoundingClientRect();
    if (area.width === 0) continue;
    if (group.contains(control) || control.closest('[inert], [aria-hidden=true]') !== null) continue;
    controls.push({ area, control });
  }
  const standing = controls.filter(({ control }) => !scrolls(control));
  const spot = freeSpot(
    controls.map(({ area }) => area),
    room,
  ) ??
    freeSpot(
      standing.map(({ area }) => area),
      { ...room, limit: 0 },
    ) ?? { left, bottom: room.bottom };
  style.setProperty(BOTTOM, `${innerHeight - spot.bottom}px`);
  style.setProperty(SHIFT, `${spot.left - left}px`);
}

/**
 * Keeps toasts off controls while any is shown, whatever opens or scrolls meanwhile.
 * @returns a function that stops it
 */
export function keepClear(): () => void {
  const group = document.querySelector('[data-scope=toast][data-part=group]');
  if (group === null) return () => undefined;
  let frame = 0;
  const again = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => group.querySelector(TOASTS) !== null && place(group));
  };
  const changes = new MutationObserver(again);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('resize', again);
  addEventListener('scroll', again, { capture: true, passive: true });
  again();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    removeEventListener('resize', again);
    removeEventListener('scroll', again, { capture: true });
    for (const name of [BOTTOM, SHIFT]) document.documentElement.style.removeProperty(name);
  };
}
