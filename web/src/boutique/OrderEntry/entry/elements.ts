/** Ids of the fields that can lack something, by what their problems are told at. */
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

/** What can be pressed or typed in of a part of the screen: what is wrong there comes first. */
function controlOf(name: string): HTMLElement | null {
  const part = document.getElementById(elementId(name));
  if (part?.matches(CONTROLS) === true) return part;
  return part?.querySelector<HTMLElement>(WRONG) ?? part?.querySelector<HTMLElement>(CONTROLS) ?? null;
}

/** Takes the focus to a field, or the part of the screen itself where it has none. */
export const focusPart = (name: string): void =>
  (controlOf(name) ?? document.getElementById(elementId(name)))?.focus();

/** Takes the focus to the first field on the screen that has one of the problems, once it is drawn. */
export function focusProblem(problems: Readonly<Record<string, string>>): void {
  const names = Object.keys(problems).map((field) =>
    // The dialog of fabrics has their fields; the section on the screen opens it.
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
