import { checkDayPassPrice, formatMessage, formatRupees, type Paise, rupees } from '@galla/domain';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { DayPassPrice_tenant$key } from '../../../__generated__/DayPassPrice_tenant.graphql.ts';
import type { DayPassPriceMutation } from '../../../__generated__/DayPassPriceMutation.graphql.ts';
import type { DayPassPriceQuery } from '../../../__generated__/DayPassPriceQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { AgreedRow } from '../../../record/AgreedRow.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { Part } from '../../../ui/Part.tsx';
import { formErrors } from '../../../ui/problems.ts';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';

/** The price of a day pass at the door, with a button to change it. */
export const DayPassPrice = () => (
  <Part title={formatMessage('dayPass.figuresFailed')} skeleton={<SkeletonRows rows={1} />}>
    {(attempt) => <Known attempt={attempt} />}
  </Part>
);

function Known({ attempt }: { attempt: number }) {
  const { viewer } = useLazyLoadQuery<DayPassPriceQuery>(
    graphql`
      query DayPassPriceQuery {
        viewer {
          tenant {
            ...DayPassPrice_tenant
          }
        }
      }
    `,
    {},
    fetchOptions(attempt),
  );
  return viewer?.tenant && <Row tenant={viewer.tenant} />;
}

function Row({ tenant }: { tenant: DayPassPrice_tenant$key }) {
  const { gymDayPass } = useFragment(
    graphql`
      fragment DayPassPrice_tenant on Tenant {
        gymDayPass {
          price
        }
      }
    `,
    tenant,
  );
  const { write, busy, checking } = useWrite<DayPassPriceMutation>(
    graphql`
      mutation DayPassPriceMutation($input: SetDayPassPriceInput!) {
        setDayPassPrice(input: $input) {
          ... on SetDayPassPriceSuccess @alias(as: "saved") {
            tenant {
              ...DayPassPrice_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'dayPass.priceFailed' },
  );
  const price = gymDayPass == null ? undefined : paiseOf(gymDayPass.price);
  return (
    <AgreedRow<{ price: Paise | undefined }, Awaited<ReturnType<typeof write>>>
      title={formatMessage('dayPass.price')}
      value={
        price === undefined
          ? formatMessage('dayPass.priceNone')
          : formatMessage('dayPass.priceIs', { price: formatRupees(price) })
      }
      change={{ says: formatMessage('dayPass.priceSet'), dialog: formatMessage('dayPass.price') }}
      stored={{ price }}
      check={(values) => formErrors([checkDayPassPrice(values.price)])}
      save={(values, key) => write({ key, price: values.price === undefined ? null : rupees(values.price) })}
      saved={formatMessage('dayPass.priceSaved')}
      busy={busy}
      checking={checking}
    >
      <FormField<Paise | undefined>
        name="price"
        label={formatMessage('dayPass.price')}
        hint={formatMessage('dayPass.priceHint')}
        optional
      >
        {({ name, value, onBlur }, setValue) => (
          <MoneyInput name={name} value={value} onValue={setValue} onBlur={onBlur} />
        )}
      </FormField>
    </AgreedRow>
  );
}
