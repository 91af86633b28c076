/** Element ids of the parts that can have a problem, by the problem's field. */
const IDS: Readonly<Record<string, string>> = {
  customer: 'order-customer',
  garment: 'order-garment',
  toWhom: 'order-to-whom',
  quantity: 'order-quantity',
  deliveryDate: 'order-delivery',
  trialDate: 'order-trial',
  functionDate: 'order-function',
  discount: 'order-discount',
  advance: 'order-advance',
};

export const elementId = (field: string): string => IDS[field] ?? `order-${field}`;

const CONTROLS = ':is(input, select, textarea, button):not(:disabled)';
const WRONG = ':is(input, select, textarea, button)[aria-invalid="true"]';

/** The first focusable control of a part, preferring an invalid one. */
function controlOf(name: string): HTMLElement | null {
  const part = document.getElementById(elementId(name));
  if (part?.matches(CONTROLS) === true) return part;
  return part?.querySelector<HTMLElement>(WRONG) ?? part?.querySelector<HTMLElement>(CONTROLS) ?? null;
}

/** Focuses a part's control, or the part itself if it has none. */
export const focusPart = (name: string): void =>
  (controlOf(name) ?? document.getElementById(elementId(name)))?.focus();

/** Focuses the first part on the screen that has one of the problems, once it is rendered. */
export function focusProblem(problems: Readonly<Record<string, string>>): void {
  const names = Object.keys(problems).map((field) =>
    // The fields of fabrics are in their dialog; the section on the screen opens it.
    field.includes('.fabrics.') ? 'fabrics' : (field.split('.').at(-1) ?? field),
  );
  requestAnimationFrame(() => {
    for (const name of names) {
      const control = controlOf(name);
      if (!control) continue;
      control.focus();
      return;
    }
  });
}
