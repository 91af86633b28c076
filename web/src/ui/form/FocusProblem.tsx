import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * Inside a Formik form: after a refused submit, by the form or the server, focuses the first field with a problem,
 * which is then announced and in sight with its message.
 */
export function FocusProblem() {
  const { submitCount, isSubmitting, errors } = useFormikContext();
  const place = useRef<HTMLSpanElement>(null);
  const done = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === done.current) return;
    done.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    const field = place.current?.closest('form')?.querySelector('[aria-invalid=true]:not([type=hidden])');
    // A group of choices cannot be focused itself.
    const control = field?.role === 'radiogroup' ? field.querySelector('input') : field;
    if (!(control instanceof HTMLElement)) return;
    // While text is selected in another field, Chromium does not pass a label's click to its tick box.
    document.getSelection()?.removeAllRanges();
    control.focus();
    // The browser scrolls to the control only, and its problem is told below it.
    control.closest('[data-scope=field][data-part=root]')?.scrollIntoView({ block: 'nearest' });
  }, [submitCount, isSubmitting, errors]);
  return <span ref={place} hidden />;
}
