import { formatMessage, type FormOption } from '@galla/domain';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { ReportingFields_form$key } from '../../../__generated__/ReportingFields_form.graphql.ts';
import type { ReportingFieldsQuery } from '../../../__generated__/ReportingFieldsQuery.graphql.ts';
import { toast } from '../../../app/toast/toast.ts';
import type { Entries } from '../../../ui/form/entries.ts';
import { FormField } from '../../../ui/FormField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';

interface Props {
  form: ReportingFields_form$key;
  disabled: boolean;
}

/**
 * Designation and manager. Changing the designation clears the manager and refetches the possible ones (spec
 * 3 §2.7).
 */
export function ReportingFields({ form, disabled }: Props) {
  const { fields } = useFragment(
    graphql`
      fragment ReportingFields_form on Form {
        fields {
          name
          label
          required
          options {
            label
            value
          }
        }
      }
    `,
    form,
  );
  const fieldOf = (wanted: string) => {
    const field = fields.find(({ name }) => name === wanted);
    return field && { ...field, options: field.options.map(({ label, value }) => ({ label, value })) };
  };
  const designation = fieldOf('designation');
  const reportingTo = fieldOf('reporting_to');
  const environment = useRelayEnvironment();
  const { setFieldValue } = useFormikContext<Entries>();
  const [offered, setOffered] = useState<readonly FormOption[]>();
  const load = async (chosen: string): Promise<void> => {
    void setFieldValue('designation', chosen);
    void setFieldValue('reporting_to', '');
    setOffered(undefined);
    if (chosen === '') return;
    try {
      const answer = await fetchQuery<ReportingFieldsQuery>(
        environment,
        graphql`
          query ReportingFieldsQuery($designation: String!) {
            viewer {
              tenant {
                reportingOptions(designation: $designation) {
                  label
                  value
                }
              }
            }
          }
        `,
        { designation: chosen },
      ).toPromise();
      const options = answer?.viewer?.tenant?.reportingOptions;
      if (options == null) throw new Error('no options');
      setOffered(options.map(({ label, value }) => ({ label, value })));
    } catch {
      toast.error(formatMessage('employees.reportingFailed'));
    }
  };
  return (
    <>
      {designation && (
        <FormField
          name="designation"
          label={designation.label}
          required={designation.required}
          disabled={disabled}
        >
          {({ value, name, onBlur }) => (
            <SelectField
              options={designation.options}
              value={value}
              name={name}
              onBlur={onBlur}
              placeholder=""
              onValue={(next) => void load(next)}
            />
          )}
        </FormField>
      )}
      {reportingTo && (
        <FormField
          name="reporting_to"
          label={reportingTo.label}
          required={reportingTo.required}
          disabled={disabled}
        >
          {({ value, name, onBlur }, setValue) => (
            <SelectField
              options={offered ?? reportingTo.options}
              value={value}
              name={name}
              onBlur={onBlur}
              placeholder={formatMessage('employees.nobody')}
              onValue={setValue}
            />
          )}
        </FormField>
      )}
    </>
  );
}
