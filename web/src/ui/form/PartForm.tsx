import { Formik } from 'formik';
import type { ReactNode } from 'react';
import type { Entries, KeptEntries } from './entries.ts';
import { FormBridge } from './FormBridge.tsx';
import type { DynamicFormRules } from './useDynamicForm.ts';

export interface PartFormProps {
  /** The owner of these fields, which stores, validates and sends them with the rest. */
  part: {
    /** The current entries by field. */
    kept: KeptEntries;
    /** Problems by field, once the owner reports them. */
    problems: Readonly<Record<string, string>>;
    /** Called with all entries when one changes. */
    onEntries: (entries: Entries) => void;
  };
  /** The fields, with `DynamicFields`. */
  children: ReactNode;
}

/** The fields of a form definition within something larger, which decides when to validate them. */
export const PartForm = ({ part, rules, children }: PartFormProps & { rules: DynamicFormRules }) => (
  <Formik<Entries>
    initialValues={rules.fitting(part.kept)}
    validateOnChange={false}
    validateOnBlur={false}
    onSubmit={() => undefined}
  >
    <>
      {children}
      <FormBridge<Entries> problems={part.problems} onValues={part.onEntries} />
    </>
  </Formik>
);
