import { FREE_TEXT } from '@galla/domain';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DynamicField_field$key } from '../../__generated__/DynamicField_field.graphql.ts';
import { FormField } from '../FormField.tsx';
import { ChoiceControl } from './ChoiceControl.tsx';
import type { Entry } from './entries.ts';
import { isList } from './fieldTypes.ts';
import { FileControl } from './FileControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { TextControl } from './TextControl.tsx';

interface Props {
  field: DynamicField_field$key;
  /** Its path in Formik's values. */
  name: string;
  /** Content beside its label. */
  aside?: ReactNode;
  /** Shows suggestions of a text in a list that can be opened. */
  lists?: boolean;
}

const text = (entry: Entry): string => (typeof entry === 'string' ? entry : '');
const texts = (entry: Entry): string[] =>
  typeof entry === 'string' ? [entry].filter(Boolean) : entry.filter((one) => typeof one === 'string');

/** One field of a form definition, with the control for its type (spec 1 §3). */
export function DynamicField({ field, name, aside, lists = false }: Props) {
  const data = useFragment(
    graphql`
      fragment DynamicField_field on FormField {
        name
        label
        type
        required
        disabled
        multiple
        subtype
        accept
        options {
          label
          value
        }
      }
    `,
    field,
  );
  const { label, type, required, disabled, multiple, subtype, accept, options } = data;
  return (
    <FormField<Entry>
      name={name}
      label={label}
      required={required}
      disabled={disabled}
      aside={!disabled && aside}
    >
      {({ value, onBlur }, setValue) => {
        const shared = { name, onBlur };
        switch (type) {
          case 'SELECT':
          case 'AUTOCOMPLETE':
          case 'RADIO_GROUP':
          case 'CHECKBOX_GROUP': {
            const many = isList(data);
            return (
              <ChoiceControl
                {...shared}
                kind={type}
                many={many}
                free={subtype === FREE_TEXT}
                lists={lists}
                options={options}
                chosen={texts(value)}
                onChosen={(chosen) => setValue(many ? chosen : (chosen[0] ?? ''))}
              />
            );
          }
          case 'NUMBER':
            return <NumberControl {...shared} subtype={subtype} value={text(value)} onText={setValue} />;
          case 'FILE':
            return (
              <FileControl {...shared} multiple={multiple} accept={accept ?? undefined} onFiles={setValue} />
            );
          default:
            return (
              <TextControl {...shared} type={type} subtype={subtype} value={text(value)} onText={setValue} />
            );
        }
      }}
    </FormField>
  );
}
