import { Formik } from 'formik';
import type { ReactNode } from 'react';
import type { Entries, KeptEntries } from './entries.ts';
import { FormBridge } from './FormBridge.tsx';
import type { DynamicFormRules } from './useDynamicForm.ts';

export interface PartFormProps {
  /** What these fields are a part of: it keeps, checks and sends them with the rest. */
  part: {
    /** What was entered until now, by field. */
    kept: KeptEntries;
    /** Sentences for the fields, once the whole tells them. */
    problems: Readonly<Record<string, string>>;
    /** Gets all entries when one of them changes. */
    onEntries: (entries: Entries) => void;
  };
  /** The fields, with `DynamicFields`. */
  children: ReactNode;
}

/** The fields of a form definition within something larger, which says itself when they are checked. */
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
