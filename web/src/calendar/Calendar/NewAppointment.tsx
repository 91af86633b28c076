import { formatMessage, type AppointmentTime } from '@galla/domain';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { NewAppointmentQuery } from '../../__generated__/NewAppointmentQuery.graphql.ts';
import { inBody, RecordDrawer } from '../../record/RecordDrawer.tsx';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { AppointmentForm } from './AppointmentForm.tsx';
import { ChooseCustomer, type ChosenCustomer } from '../../customers/index.ts';

interface Props {
  at: AppointmentTime;
  onClose: () => void;
  onSaved: () => void;
}

/** The drawer of a new appointment: first the customer, then time and purpose. */
export default function NewAppointment(props: Props) {
  const [customer, setCustomer] = useState<ChosenCustomer>();
  return (
    <RecordDrawer
      title={formatMessage('calendar.new')}
      failed={formatMessage('forms.loadFailed')}
      onClose={props.onClose}
    >
      {(attempt) =>
        customer === undefined ? (
          <ChooseCustomer onChoose={setCustomer} />
        ) : (
          <Loaded {...props} attempt={attempt} customer={customer} />
        )
      }
    </RecordDrawer>
  );
}

function Loaded({ attempt, customer, ...props }: Props & { attempt: number; customer: ChosenCustomer }) {
  const { viewer } = useLazyLoadQuery<NewAppointmentQuery>(
    graphql`
      query NewAppointmentQuery {
        viewer {
          tenant {
            form(name: "appointment") {
              ...AppointmentForm_form
            }
          }
        }
      }
    `,
    {},
    { fetchKey: attempt },
  );
  const form = viewer?.tenant?.form;
  if (form == null) return inBody(<ErrorBand title={formatMessage('forms.loadFailed')} />);
  return <AppointmentForm {...props} form={form} customer={customer} />;
}
