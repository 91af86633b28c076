/** A field that text is typed into. */
export interface TextField {
  /** What a scanner types may stand there until the code is complete. */
  isSearch: boolean;
  read: () => string;
  /** Replaces the text in a way that React and the form hear of. */
  write: (text: string) => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'file'].includes(target.type));

function write(field: Field, text: string): void {
  if (field.value === text) return;
  const proto = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React replaces the property of the element itself and would take this for its own doing.
  Object.getOwnPropertyDescriptor(proto.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The field that an event is typed into; undefined where nothing is typed into. */
export function textField(target: EventTarget | null): TextField | undefined {
  if (!isField(target)) return undefined;
  return {
    isSearch: target.type === 'search',
    read: () => target.value,
    write: (text) => write(target, text),
  };
}
