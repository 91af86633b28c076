import { formatDayNear, isDay, formatMessage, type Day } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { way_order$key } from '../../__generated__/way_order.graphql.ts';
import type { WayStep } from '../order/StepLine.tsx';

/** An agreed day as a step; done once it has passed. */
export const dayStep = (key: string, label: string, day: string, today: Day): WayStep => ({
  key,
  label,
  fact: isDay(day) ? formatDayNear(day, today) : '',
  state: isDay(day) && day < today ? 'done' : 'next',
});

/**
 * The stages of an order's pieces in the shop's order, each with how many pieces have passed it. A piece has
 * passed a stage if it is at a later one, or done there.
 */
export function stageSteps(order: way_order$key): WayStep[] {
  const { items } = readInlineData(
    graphql`
      fragment way_order on Order @inline {
        items {
          assignments {
            stage {
              id
              name
              position
            }
          }
          pieces {
            state
            stage {
              id
              name
              position
            }
          }
        }
      }
    `,
    order,
  );
  const pieces = items.flatMap((item) => item.pieces);
  const all = items.flatMap((item) => [
    ...item.assignments.map(({ stage }) => stage),
    ...item.pieces.flatMap(({ stage }) => stage ?? []),
  ]);
  const known = new Map(all.map((stage) => [stage.id, stage]));
  const stages = [...known.values()].toSorted((a, b) => a.position - b.position);
  return stages.map(({ id, name, position }) => {
    const past = pieces.filter(({ stage, state }) =>
      stage == null ? state === 'DONE' : stage.position > position || (stage.id === id && state === 'DONE'),
    ).length;
    const here = pieces.filter(({ stage, state }) => stage?.id === id && state !== 'DONE').length;
    const passed = past === pieces.length;
    return {
      key: id,
      label: name,
      fact:
        past > 0 || here > 0 ? formatMessage('orderDetails.ofPieces', { n: past, total: pieces.length }) : '',
      state: passed ? 'done' : here > 0 || past > 0 ? 'now' : 'next',
    };
  });
}
