import { isDay, type Day, type LengthUnit } from '@galla/domain';
import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { fetchVersionsQuery } from '../../../__generated__/fetchVersionsQuery.graphql.ts';
import type { MeasuredValue } from '../draft/orderDraft.ts';

/** Measurements of a person on a day. */
export interface Version {
  /** Global ids of the item and its order. */
  item: string;
  order: string;
  number: string;
  measuredOn: Day;
  person: string | null;
  unit: LengthUnit;
  values: readonly MeasuredValue[];
  custom: readonly MeasuredValue[];
  instructions: string;
}

/** The measurements under a customer for a garment, newest first. Rejects with a GraphFailure. */
export async function fetchVersions(
  environment: IEnvironment,
  customer: string,
  garment: string,
): Promise<readonly Version[]> {
  const answer = await fetchQuery<fetchVersionsQuery>(
    environment,
    graphql`
      query fetchVersionsQuery($customer: ID!, $garment: ID!) @throwOnFieldError {
        viewer {
          tenant {
            measurementVersions(customer: $customer, garment: $garment) {
              item
              order
              orderNumber
              measuredOn
              person
              measurements {
                unit
                values {
                  name
                  value
                }
                custom {
                  name
                  value
                }
                instructions
              }
            }
          }
        }
      }
    `,
    { customer, garment },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const versions = answer?.viewer?.tenant?.measurementVersions ?? [];
  return versions.flatMap(({ measurements, measuredOn, orderNumber, person, item, order }) =>
    isDay(measuredOn)
      ? [
          {
            item,
            order,
            number: orderNumber,
            measuredOn,
            person: person ?? null,
            unit: measurements.unit === 'CM' ? ('CM' as const) : ('INCH' as const),
            values: measurements.values.map(({ name, value }) => ({ name, value })),
            custom: measurements.custom.map(({ name, value }) => ({ name, value })),
            instructions: measurements.instructions ?? '',
          },
        ]
      : [],
  );
}
