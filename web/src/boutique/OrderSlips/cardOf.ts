import { formatMessage, type JobCard } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { cardOf_card$key } from '../../__generated__/cardOf_card.graphql.ts';
import { shortDay, weekday } from '../order/shortDay.ts';

/** "Mon 30 Nov": without the year, which is clear on a card used for a few days and would not fit. */
const dayOf = (day: string | null | undefined): string =>
  day == null ? '' : `${weekday(day, 'short')} ${shortDay(day)}`.trim();

/** The first name, by which people in the workshop know each other. */
const firstName = (name: string | null | undefined): string => name?.trim().split(/\s+/u)[0] ?? '';

/** The serial part of an order's number. */
const numberOf = (number: string): string => number.split('/').at(-1) ?? '';

/** The contents of a job card. */
export function cardOf(key: cardOf_card$key): Omit<JobCard, 'shop'> {
  const card = readInlineData(
    graphql`
      fragment cardOf_card on JobCard @inline {
        url
        number
        of
        orderNumber
        itemName
        toWhom
        note
        deliveryDate
        trialDate
        urgent
        designs
        patterns
        addOns
        fabrics {
          name
          unit
          quantity
        }
        cloth {
          description
          metres
        }
        alters {
          orderNumber
          cause
          sewnBy {
            stage
            employeeName
          }
        }
        measurements {
          values {
            name
            value
          }
          custom {
            name
            value
          }
          unit
          text
          instructions
        }
        stages {
          name
          employeeName
        }
      }
    `,
    key,
  );
  const { measurements: measured, note, alters, cloth } = card;
  const brought =
    cloth &&
    formatMessage('cloth.card', {
      what: cloth.description ?? formatMessage('cloth.someCloth'),
      metres: cloth.metres,
    });
  const fabrics = card.fabrics.map(({ name, unit, quantity }) =>
    formatMessage('fabric.card', { what: formatMessage('fabric.of', { name, unit, quantity }) }),
  );
  return {
    number: numberOf(card.orderNumber),
    name: card.itemName,
    piece: card.number,
    of: card.of,
    toWhom: card.toWhom ?? '',
    due: dayOf(card.deliveryDate),
    trial: dayOf(card.trialDate),
    urgent: card.urgent,
    alteration: alters
      ? {
          of: numberOf(alters.orderNumber),
          cause: alters.cause ?? '',
          sewnBy: alters.sewnBy.map(({ stage, employeeName }) => ({
            name: stage,
            employee: firstName(employeeName),
          })),
        }
      : undefined,
    designs: [...card.designs, ...card.patterns],
    addOns: card.addOns,
    measures: [...(measured?.values ?? []), ...(measured?.custom ?? [])].filter(
      ({ value }) => value.trim() !== '',
    ),
    unit: measured?.unit === 'CM' ? 'CM' : 'INCH',
    notes: [...fabrics, brought, measured?.text, measured?.instructions, note].flatMap((one) =>
      one?.trim() ? [one.trim()] : [],
    ),
    stages: card.stages.map(({ name, employeeName }) => ({ name, employee: firstName(employeeName) })),
    code: card.url,
  };
}

/** All texts of a card, which decide what fonts are loaded. */
export const textsOf = (card: Omit<JobCard, 'shop'>): string[] => [
  card.name,
  card.toWhom,
  card.alteration?.cause ?? '',
  ...(card.alteration?.sewnBy ?? []).flatMap(({ name, employee }) => [name, employee]),
  ...card.designs,
  ...card.addOns,
  ...card.measures.map(({ name }) => name),
  ...card.notes,
  ...card.stages.flatMap(({ name, employee }) => [name, employee]),
];
