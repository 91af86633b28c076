import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EmployeeForm_form$key } from '../../../__generated__/EmployeeForm_form.graphql.ts';
import type { WriteResult } from '../../../app/graph/refusal.ts';
import { FormStatus } from '../../../record/FormStatus.tsx';
import { SaveButton } from '../../../record/SaveButton.tsx';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { DynamicFields } from '../../../ui/form/DynamicFields.tsx';
import { DynamicForm } from '../../../ui/form/DynamicForm.tsx';
import { textOf, type Entries } from '../../../ui/form/entries.ts';
import { FORM_PARAMS } from '../address.ts';
import { EmployeeImageField, type EmployeeImage } from './EmployeeImageField.tsx';
import { ReportingFields } from './ReportingFields.tsx';

/** The form's values as input. */
export interface EmployeeInput {
  values: { name: string; value: string }[];
  image?: string;
  removeImage?: boolean;
}

interface Props {
  form: EmployeeForm_form$key;
  title: string;
  second?: string;
  stored?: Entries;
  /** URL of the stored picture. */
  image?: string | null;
  draftName: string;
  readOnly?: boolean;
  checking: boolean;
  save: (input: EmployeeInput, key: string) => Promise<WriteResult>;
  onSaved: () => void;
  onClose: () => void;
  /** Shown above the fields: a one-time PIN. */
  head?: ReactNode;
  /** Shown beside Save. */
  more?: ReactNode;
}

/** Fields for which this screen has its own control. */
const OWN = new Set(['designation', 'reporting_to', 'image']);

/** Removes the fields that have their own control. */
const plain = (names: readonly string[]): string[] => names.filter((name) => !OWN.has(name));

const wireValue = (entries: Entries, name: string): string => {
  const entry = entries[name];
  return Array.isArray(entry)
    ? entry.filter((one): one is string => typeof one === 'string').join(',')
    : textOf(entries, name);
};

/** The form of an employee beside the list, as defined by the shop (spec 3 §2.7). */
export function EmployeeForm(props: Props) {
  const {
    title,
    second,
    stored,
    draftName,
    readOnly = false,
    checking,
    save,
    onSaved,
    onClose,
    more,
  } = props;
  const data = useFragment(
    graphql`
      fragment EmployeeForm_form on Form {
        fields {
          name
          label
        }
        ...ReportingFields_form
        ...DynamicForm_form
        ...DynamicFields_form
      }
    `,
    props.form,
  );
  const formId = useId();
  const before: EmployeeImage = { url: props.image ?? null };
  const [image, setImage] = useState(before);
  const [sending, setSending] = useState(false);
  const fieldOf = (name: string) => data.fields.find((field) => field.name === name);
  const names = data.fields.map(({ name }) => name);
  const from = names.findIndex((name) => OWN.has(name));
  const pictured = fieldOf('image');
  return (
    <DynamicForm
      form={data}
      draft={draftName}
      params={FORM_PARAMS}
      {...(stored && { stored })}
      changed={image.url !== before.url}
      hidden={() => new Set(['image'])}
      save={(entries, key) =>
        save(
          {
            values: Object.keys(entries).map((name) => ({ name, value: wireValue(entries, name) })),
            ...(image.id !== undefined && { image: image.id }),
            ...(image.url === null && before.url !== null && { removeImage: true }),
          },
          key,
        )
      }
      onSaved={onSaved}
    >
      {({ submitForm, isSubmitting, handleSubmit }) => (
        <DetailDrawer
          title={title}
          {...(second !== undefined && { second })}
          open
          onClose={onClose}
          foot={
            <HStack w="full" gap="2" flexWrap="wrap">
              {readOnly ? (
                <Button flex="1" variant="outline" onClick={onClose}>
                  {formatMessage('shell.close')}
                </Button>
              ) : (
                <SaveButton form={formId} busy={isSubmitting || sending} onSave={() => void submitForm()} />
              )}
              {more}
            </HStack>
          }
        >
          {props.head}
          <chakra.form id={formId} noValidate onSubmit={handleSubmit}>
            <chakra.fieldset disabled={readOnly}>
              <VStack align="stretch" gap="4">
                <DynamicFields form={data} only={plain(from < 0 ? names : names.slice(0, from))} />
                <ReportingFields form={data} disabled={readOnly} />
                {from >= 0 && <DynamicFields form={data} only={plain(names.slice(from))} />}
                {pictured && !readOnly && (
                  <EmployeeImageField
                    label={pictured.label}
                    image={image}
                    onImage={setImage}
                    onSending={setSending}
                  />
                )}
              </VStack>
            </chakra.fieldset>
          </chakra.form>
          <FormStatus checking={checking} mt="4" />
        </DetailDrawer>
      )}
    </DynamicForm>
  );
}
