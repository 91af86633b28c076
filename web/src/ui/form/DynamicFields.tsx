import { Fragment, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DynamicFields_form$key } from '../../__generated__/DynamicFields_form.graphql.ts';
import { DynamicField } from './DynamicField.tsx';

interface Props {
  form: DynamicFields_form$key;
  /** Path of the entries in Formik's values: "fields"; left out if they are the values themselves. */
  at?: string;
  /** Only these fields in this order; by default all, in the form's order. */
  only?: readonly string[];
  /** Content beside a field's label, by field name. */
  asides?: Readonly<Record<string, ReactNode>>;
  /** Shows suggestions in a list that can be opened, for texts that are chosen more often than typed. */
  lists?: boolean;
  /** Content after a field, by field name. */
  after?: Readonly<Record<string, ReactNode>>;
}

/** The fields of a form definition in order, inside a Formik form. */
export function DynamicFields({ form, at, only, asides, lists = false, after }: Props) {
  const { fields } = useFragment(
    graphql`
      fragment DynamicFields_form on Form {
        fields {
          name
          ...DynamicField_field
        }
      }
    `,
    form,
  );
  const shown = only?.flatMap((name) => fields.filter((field) => field.name === name)) ?? fields;
  return shown.map((field) => (
    <Fragment key={field.name}>
      <DynamicField
        field={field}
        name={at === undefined ? field.name : `${at}.${field.name}`}
        aside={asides?.[field.name]}
        lists={lists}
      />
      {after?.[field.name]}
    </Fragment>
  ));
}
