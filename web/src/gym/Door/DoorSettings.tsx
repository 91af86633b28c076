import { formatMessage, formatRupees, type Paise, rupees } from '@galla/domain';
import { graphql } from 'react-relay';
import type { DoorSettingsMutation } from '../../__generated__/DoorSettingsMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { AgreedRow } from '../../record/AgreedRow.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';

interface Props {
  /** The maximum dues; undefined if dues do not matter at the door. */
  limit: Paise | undefined;
  onSaved: () => void;
}

/** The maximum dues at the door, with a button to change it. */
export function DoorSettings({ limit, onSaved }: Props) {
  const { write, busy, checking } = useWrite<DoorSettingsMutation>(
    graphql`
      mutation DoorSettingsMutation($input: SetDoorDueLimitInput!) {
        setDoorDueLimit(input: $input) {
          ... on SetDoorDueLimitSuccess @alias(as: "saved") {
            __typename
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'door.limitFailed' },
  );
  return (
    <AgreedRow<{ limit: Paise | undefined }, Awaited<ReturnType<typeof write>>>
      title={formatMessage('door.limit')}
      value={
        limit === undefined
          ? formatMessage('door.limitNone')
          : formatMessage('door.limitAbove', { amount: formatRupees(limit) })
      }
      change={{ says: formatMessage('door.limitSet'), dialog: formatMessage('door.limit') }}
      stored={{ limit }}
      save={(values, key) => write({ key, limit: values.limit === undefined ? null : rupees(values.limit) })}
      saved={formatMessage('door.limitSaved')}
      onSaved={onSaved}
      busy={busy}
      checking={checking}
    >
      <FormField<Paise | undefined>
        name="limit"
        label={formatMessage('door.limitField')}
        hint={formatMessage('door.limitHint')}
        optional
      >
        {({ name, value, onBlur }, setValue) => (
          <MoneyInput name={name} value={value} onValue={setValue} onBlur={onBlur} />
        )}
      </FormField>
    </AgreedRow>
  );
}
