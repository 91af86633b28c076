import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * Inside a Formik form: after a submit that was refused, by the form or by the server, the focus goes to the first
 * field with a problem, where it is read out with its sentence.
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
    // A group of choices has no focus of its own.
    const control = field?.role === 'radiogroup' ? field.querySelector('input') : field;
    if (!(control instanceof HTMLElement)) return;
    // Chromium gives no click on a label to its tick while text is selected in another field.
    document.getSelection()?.removeAllRanges();
    control.focus();
  }, [submitCount, isSubmitting, errors]);
  return <span ref={place} hidden />;
}
