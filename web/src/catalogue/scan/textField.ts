/** A field that accepts text. */
export interface TextField {
  /** A search may show the scanner's keys until the code is complete. */
  isSearch: boolean;
  read: () => string;
  /** Replaces the text so that React and the form notice. */
  write: (text: string) => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'file'].includes(target.type));

function write(field: Field, text: string): void {
  if (field.value === text) return;
  const proto = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React overrides the property on the element and would ignore a change made through it, so the prototype's
  // setter is used.
  Object.getOwnPropertyDescriptor(proto.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The text field that an event goes to; undefined if there is none. */
export function textField(target: EventTarget | null): TextField | undefined {
  if (!isField(target)) return undefined;
  return {
    isSearch: target.type === 'search',
    read: () => target.value,
    write: (text) => write(target, text),
  };
}
