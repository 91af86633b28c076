import { formatMessage } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, graphql } from 'relay-runtime';
import type { useFoundQuery } from '../../__generated__/useFoundQuery.graphql.ts';
import { useShopClock, type ShopClock } from '../clock/useShopClock.ts';
import { failureText } from '../graph/failureText.ts';
import type { Choice, Kinds } from './choice.ts';
import { customerChoice, documentChoice, itemChoice } from './foundChoices.ts';

const query = graphql`
  query useFoundQuery(
    $text: String!
    $customers: Boolean!
    $products: Boolean!
    $services: Boolean!
    $documents: Boolean!
  ) {
    viewer {
      tenant {
        customers(first: 5, filter: { search: $text }) @include(if: $customers) {
          edges {
            node {
              ...foundChoices_customer
            }
          }
        }
        products(
          first: 5
          filter: { search: $text, statuses: [AVAILABLE, OUT_OF_STOCK, HIDDEN, DISCONTINUED] }
        ) @include(if: $products) {
          edges {
            node {
              ...foundChoices_item
            }
          }
        }
        services(
          first: 5
          filter: { search: $text, statuses: [AVAILABLE, OUT_OF_STOCK, HIDDEN, DISCONTINUED] }
        ) @include(if: $services) {
          edges {
            node {
              ...foundChoices_item
            }
          }
        }
        documents(first: 8, filter: { search: $text }) @include(if: $documents) {
          edges {
            node {
              ...foundChoices_document
            }
          }
        }
      }
    }
  }
`;

type Tenant = NonNullable<NonNullable<useFoundQuery['response']['viewer']>['tenant']>;

/** The server's results, in the order of the palette's sections. */
const choicesOf = (tenant: Tenant | null | undefined, clock: ShopClock): Choice[] => [
  ...(tenant?.products?.edges.map(({ node }) => itemChoice(node)) ?? []),
  ...(tenant?.services?.edges.map(({ node }) => itemChoice(node)) ?? []),
  ...(tenant?.customers?.edges.map(({ node }) => customerChoice(node)) ?? []),
  ...(tenant?.documents?.edges.map(({ node }) => documentChoice(node, clock)) ?? []),
];

/** Whether part of the search failed; skipped parts are undefined. */
const lacksPart = (tenant: Tenant | null | undefined): boolean =>
  Object.values(tenant ?? {}).some((part) => part === null);

/** Debounce in ms: a single letter would match everything. */
const PAUSE_MS = 200;
export const SHORTEST = 2;

interface State {
  choices: readonly Choice[];
  busy: boolean;
  /** A message for users when the server could not be asked. */
  failed?: string;
}

interface Found extends State {
  look: (text: string) => void;
}

const NOTHING: State = { choices: [], busy: false };

/**
 * Searches the server's records by name, number, code or mobile, limited to the kinds that the user may open.
 * Results stay until the next answer arrives; answers to an older text are dropped.
 */
export function useFound({ customers, products, services, documents }: Kinds): Found {
  const environment = useRelayEnvironment();
  const clock = useShopClock();
  const [state, setState] = useState(NOTHING);
  const stop = useRef(() => undefined as void);
  useEffect(() => () => stop.current(), []);

  const ask = (text: string): (() => void) => {
    const variables = { text, customers, products, services, documents };
    const answer = fetchQuery<useFoundQuery>(environment, query, variables, { fetchPolicy: 'network-only' });
    const subscription = answer.subscribe({
      next: ({ viewer }) =>
        setState({
          choices: choicesOf(viewer?.tenant, clock),
          busy: false,
          ...(lacksPart(viewer?.tenant) && { failed: formatMessage('palette.failed') }),
        }),
      error: (error: unknown) =>
        setState({ choices: [], busy: false, failed: failureText(error, 'palette.failed') }),
    });
    return () => subscription.unsubscribe();
  };

  const look = (typed: string): void => {
    stop.current();
    const text = typed.trim();
    if (text.length < SHORTEST || !(customers || products || services || documents)) {
      setState(NOTHING);
      return;
    }
    setState(({ choices }) => ({ choices, busy: true }));
    const timer = setTimeout(() => (stop.current = ask(text)), PAUSE_MS);
    stop.current = () => clearTimeout(timer);
  };
  return { ...state, look };
}
