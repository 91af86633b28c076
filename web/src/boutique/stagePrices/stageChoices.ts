import { graphql, readInlineData } from 'react-relay';
import type { stageChoices$key } from '../../__generated__/stageChoices.graphql.ts';
import type { StageChoice } from './amounts.ts';

/** Reads a stage as a choice. */
function stageChoice(stage: stageChoices$key): StageChoice {
  const { id, name } = readInlineData(
    graphql`
      fragment stageChoices on Stage @inline {
        id
        name
      }
    `,
    stage,
  );
  return { id, name };
}

/** Reads stages, keeping their order. */
export const stageChoices = (stages: readonly stageChoices$key[]): StageChoice[] => stages.map(stageChoice);
