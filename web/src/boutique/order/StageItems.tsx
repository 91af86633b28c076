import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { StageItemsQuery } from '../../__generated__/StageItemsQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { MenuChoices } from '../../ui/MenuChoices.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';

interface Props {
  /** Global id; '' if the order has no stage yet. */
  chosen: string;
  onChoose: (stage: string) => void;
}

/** The stages of the shop in a menu, loaded when it opens. */
export const StageItems = (props: Props) => (
  <Part title={formatMessage('orderList.stagesFailed')} skeleton={<SkeletonRows rows={3} />}>
    {(attempt) => <Items {...props} attempt={attempt} />}
  </Part>
);

function Items({ chosen, onChoose, attempt }: Props & { attempt: number }) {
  const { viewer } = useLazyLoadQuery<StageItemsQuery>(
    graphql`
      query StageItemsQuery @throwOnFieldError {
        viewer {
          tenant {
            stages {
              id
              name
            }
          }
        }
      }
    `,
    {},
    fetchOptions(attempt),
  );
  const stages = viewer?.tenant?.stages ?? [];
  if (stages.length === 0) {
    return (
      <Box px="3" py="2" color="fg.muted">
        {formatMessage('orderList.noStages')}
      </Box>
    );
  }
  return (
    <MenuChoices
      label={formatMessage('orderList.stage')}
      value={chosen}
      options={stages.map(({ id, name }) => ({ value: id, label: name }))}
      onValue={onChoose}
    />
  );
}
