import { useCallback, useRef, useState, type ComponentProps } from 'react';
import { DialogFrame } from './DialogFrame.tsx';
import { UnsavedContext } from './TellUnsaved.tsx';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';

/**
 * A dialog with input. Escape, an outside press and its close button ask first while its form reports unsaved input
 * (`DialogForm` does so itself, others with `TellUnsaved`); otherwise they close it at once.
 */
export function FormDialog({ children, onClose, ...frame }: ComponentProps<typeof DialogFrame>) {
  const unsaved = useRef(false);
  const report = useCallback((now: boolean): void => {
    unsaved.current = now;
  }, []);
  const [asking, setAsking] = useState(false);
  const close = (): void => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <DialogFrame {...frame} onClose={() => (unsaved.current ? setAsking(true) : close())}>
        <UnsavedContext value={report}>{children}</UnsavedContext>
      </DialogFrame>
      <UnsavedQuestion open={asking} onLeave={close} onStay={() => setAsking(false)} />
    </>
  );
}
