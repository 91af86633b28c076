import { formatDay, isDay, type JobCard, type Paise } from '@galla/domain';
import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { fetchSlipsQuery } from '../../__generated__/fetchSlipsQuery.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { loadFonts } from '../../catalogue/index.ts';
import { cardOf, textsOf } from './cardOf.ts';

/** A code of the order: of an item, with the employees who work on it. */
export interface SlipCode {
  key: string;
  /** Code of the item. */
  itemKey: string;
  name: string;
  toWhom: string;
  employee: string;
  pieces: number;
  /** The encoded text. */
  content: string;
}

/** The data that slips are printed from. */
export interface SlipOrder {
  id: string;
  /** Global id and name of the shop. */
  tenant: string;
  shop: string;
  number: string;
  customer: string;
  mobile: string | null;
  delivery: string;
  trial: string;
  urgent: boolean;
  total: Paise;
  received: Paise;
  pending: Paise;
  codes: readonly SlipCode[];
  /** A card for each piece; undefined if they could not be loaded. */
  cards: readonly Omit<JobCard, 'shop'>[] | undefined;
}

const dayOf = (day: string | null | undefined): string => (day != null && isDay(day) ? formatDay(day) : '');

/**
 * Fetches an order's codes and the fonts to print them; undefined if the order was deleted. Rejects with a
 * GraphFailure.
 */
export async function fetchSlips(environment: IEnvironment, id: string): Promise<SlipOrder | undefined> {
  const answer = await fetchQuery<fetchSlipsQuery>(
    environment,
    graphql`
      query fetchSlipsQuery($id: ID!) @throwOnFieldError {
        viewer {
          tenant {
            id
            name
          }
        }
        node(id: $id) {
          ... on Order @alias(as: "order") {
            number
            customerName
            customerMobile
            deliveryDate
            trialDate
            urgent
            total
            advance
            pending
            items {
              code
              name
              toWhom
            }
            qrCodes {
              itemKey
              empKey
              empName
              quantity
              content
            }
            jobCards @catch(to: NULL) {
              ...cardOf_card
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const order = answer?.node?.order;
  const tenant = answer?.viewer?.tenant;
  if (order == null || tenant == null) return undefined;
  const codes = order.qrCodes.map(({ itemKey, empKey, empName, quantity, content }): SlipCode => {
    const item = order.items.find(({ code }) => code === itemKey);
    return {
      key: `${itemKey} ${empKey ?? ''}`,
      itemKey,
      name: item?.name ?? itemKey,
      toWhom: item?.toWhom ?? '',
      employee: empName ?? '',
      pieces: quantity,
      content,
    };
  });
  const slips = {
    id,
    tenant: tenant.id,
    shop: tenant.name,
    number: order.number,
    customer: order.customerName,
    mobile: order.customerMobile ?? null,
    delivery: dayOf(order.deliveryDate),
    trial: dayOf(order.trialDate),
    urgent: order.urgent,
    total: paiseOf(order.total),
    received: paiseOf(order.advance),
    pending: paiseOf(order.pending),
    codes,
    cards: order.jobCards?.map(cardOf),
  };
  await loadFonts([
    slips.shop,
    slips.customer,
    ...codes.flatMap(({ name, toWhom, employee }) => [name, toWhom, employee]),
    ...(slips.cards ?? []).flatMap(textsOf),
  ]);
  return slips;
}
