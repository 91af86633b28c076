import { freePlace, GAP, type Span } from './freePlace.ts';

/** From the edge of the window. */
const EDGE = 20;
const VARIABLE = '--toast-bottom';
const TOASTS = '[data-scope=toast][data-part=root]';
/** What nothing may lie over: what can be pressed, and the figure to be paid. */
const CONTROLS =
  '[data-clear], button, a[href], input, select, textarea, summary, [role=button], [role=option], [role=menuitem]';

/** Whether it moves with what scrolls, and can so be brought away from under a toast. */
function scrolls(control: Element): boolean {
  for (let at: Element | null = control; at !== null && at !== document.body; at = at.parentElement) {
    const { position, overflowY } = getComputedStyle(at);
    if (position === 'sticky' || position === 'fixed') return false;
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) return true;
  }
  return false;
}

/** Moves what is shown to the lowest place where it lies over nothing that can be pressed. */
function place(group: Element): void {
  const toasts = [...group.querySelectorAll<HTMLElement>(TOASTS)];
  const edges = toasts.map((toast) => toast.getBoundingClientRect());
  const left = Math.min(...edges.map((edge) => edge.left));
  const right = Math.max(...edges.map((edge) => edge.right));
  const height = toasts.reduce((sum, toast) => sum + toast.offsetHeight + GAP, -GAP);
  const room = { bottom: innerHeight - EDGE, height, limit: innerHeight / 2 };

  const controls: { span: Span; control: Element }[] = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    const edge = control.getBoundingClientRect();
    if (edge.width === 0 || edge.right <= left || edge.left >= right) continue;
    if (group.contains(control) || control.closest('[inert], [aria-hidden=true]') !== null) continue;
    controls.push({ span: edge, control });
  }
  const spans = controls.map(({ span }) => span);
  const bottom =
    freePlace(spans, room) ??
    freePlace(
      controls.filter(({ control }) => !scrolls(control)).map(({ span }) => span),
      { ...room, limit: 0 },
    ) ??
    room.bottom;
  document.documentElement.style.setProperty(VARIABLE, `${innerHeight - bottom}px`);
}

/**
 * Keeps toasts off what can be pressed, for as long as one is shown and whatever opens or scrolls meanwhile.
 * @returns a function that ends it
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
    document.documentElement.style.removeProperty(VARIABLE);
  };
}
