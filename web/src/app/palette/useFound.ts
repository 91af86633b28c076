import { formatDay, mobileText, say } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, graphql } from 'relay-runtime';
import type { useFoundQuery } from '../../__generated__/useFoundQuery.graphql.ts';
import { DOCUMENT_TYPES_SHOWN, typeWords } from '../../billing/documentTypes.ts';
import { failureText } from '../graph/failureText.ts';
import { paiseOf } from '../graph/scalars.ts';
import { dayOf } from '../useToday.ts';
import type { Choice } from './choice.ts';
import { customerIcon } from './icons.ts';

const query = graphql`
  query useFoundQuery($text: String!, $customers: Boolean!, $documents: Boolean!) {
    viewer {
      tenant {
        customers(first: 5, search: $text) @include(if: $customers) {
          edges {
            node {
              id
              name
              mobile
            }
          }
        }
        documents(first: 8, search: $text) @include(if: $documents) {
          edges {
            node {
              id
              type
              number
              date
              customerName
              total
            }
          }
        }
      }
    }
  }
`;

type Tenant = NonNullable<NonNullable<useFoundQuery['response']['viewer']>['tenant']>;
type Customer = NonNullable<Tenant['customers']>['edges'][number]['node'];
type Document = NonNullable<Tenant['documents']>['edges'][number]['node'];

/** A word is typed before it is asked for, and one letter finds everybody. */
const PAUSE_MS = 200;
const SHORTEST = 2;

const customerChoice = ({ id, name, mobile }: Customer): Choice => ({
  key: `customer:${id}`,
  kind: 'customer',
  label: name,
  second: mobileText(mobile),
  icon: customerIcon,
  goal: { path: `/Billing?${new URLSearchParams({ customer: id })}` },
});

function documentChoice({ id, type, number, date, customerName, total }: Document): Choice {
  const { name, icon } = typeWords(type);
  // The history shows one kind of document at a time, invoices unless it is told.
  const shown = type === DOCUMENT_TYPES_SHOWN[0].type ? {} : { type };
  return {
    key: `document:${id}`,
    kind: 'document',
    label: number,
    second: [say(name), customerName, formatDay(dayOf(date))].join(' · '),
    amount: paiseOf(total),
    icon,
    goal: { path: `/Billing-History?${new URLSearchParams({ ...shown, open: id })}` },
  };
}

const choicesOf = (tenant: Tenant | null | undefined): Choice[] => [
  ...(tenant?.customers?.edges.map(({ node }) => customerChoice(node)) ?? []),
  ...(tenant?.documents?.edges.map(({ node }) => documentChoice(node)) ?? []),
];

interface State {
  choices: readonly Choice[];
  busy: boolean;
  /** A sentence for people, when the server could not be asked. */
  failed?: string;
}

interface Found extends State {
  look: (text: string) => void;
}

const NOTHING: State = { choices: [], busy: false };

interface Kinds {
  customers: boolean;
  documents: boolean;
}

/**
 * Customers and documents of the server that have a text in their name, number or mobile, of the kinds that the person
 * may open. What was found stays until the next answer is here; an answer that was overtaken is dropped.
 */
export function useFound({ customers, documents }: Kinds): Found {
  const environment = useRelayEnvironment();
  const [state, setState] = useState(NOTHING);
  const stop = useRef(() => undefined as void);
  useEffect(() => () => stop.current(), []);

  const ask = (text: string): (() => void) => {
    const variables = { text, customers, documents };
    const answer = fetchQuery<useFoundQuery>(environment, query, variables, { fetchPolicy: 'network-only' });
    const subscription = answer.subscribe({
      next: ({ viewer }) => setState({ choices: choicesOf(viewer?.tenant), busy: false }),
      error: (error: unknown) =>
        setState({ choices: [], busy: false, failed: failureText(error, 'palette.failed') }),
    });
    return () => subscription.unsubscribe();
  };

  const look = (typed: string): void => {
    stop.current();
    const text = typed.trim();
    if (text.length < SHORTEST || !(customers || documents)) {
      setState(NOTHING);
      return;
    }
    setState(({ choices }) => ({ choices, busy: true }));
    const timer = setTimeout(() => (stop.current = ask(text)), PAUSE_MS);
    stop.current = () => clearTimeout(timer);
  };
  return { ...state, look };
}
