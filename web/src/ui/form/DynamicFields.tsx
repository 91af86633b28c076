import { Fragment, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DynamicFields_form$key } from '../../__generated__/DynamicFields_form.graphql.ts';
import { DynamicField } from './DynamicField.tsx';

interface Props {
  form: DynamicFields_form$key;
  /** Where the entries stand in Formik's values: "fields"; nothing when they are the values themselves. */
  at?: string;
  /** Only these, in this order; all of them, in the form's order, when left out. */
  only?: readonly string[];
  /** What stands beside the label of a field, by the field's name. */
  asides?: Readonly<Record<string, ReactNode>>;
  /** Proposed texts are lists that one opens and leafs through, for what is chosen more often than typed. */
  lists?: boolean;
  /** What follows a field, by the field's name. */
  after?: Readonly<Record<string, ReactNode>>;
}

/** The fields of a form definition, in its order, inside a Formik form. */
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
