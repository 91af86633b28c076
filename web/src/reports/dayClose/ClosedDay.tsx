import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ClosedDay_close$key } from '../../__generated__/ClosedDay_close.graphql.ts';
import type { ClosedDay_viewer$key } from '../../__generated__/ClosedDay_viewer.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyColumn } from '../../ui/MoneyColumn.tsx';
import { SumFigure } from '../../ui/SumFigure.tsx';
import { CloseActs } from './CloseActs.tsx';
import { CloseFigures } from './CloseFigures.tsx';
import { DayHead } from './DayHead.tsx';

interface Props {
  close: ClosedDay_close$key;
  viewer: ClosedDay_viewer$key;
  onReopened: () => void;
}

/** The money column of a closed day. */
export function ClosedDay({ close, viewer: viewerKey, onReopened }: Props) {
  const data = useFragment(
    graphql`
      fragment ClosedDay_close on DayClose {
        day
        receipts
        counted
        ...CloseFigures_close
        ...CloseActs_close
      }
    `,
    close,
  );
  const viewer = useFragment(
    graphql`
      fragment ClosedDay_viewer on Viewer {
        ...CloseActs_viewer
      }
    `,
    viewerKey,
  );
  const [open, setOpen] = useState(false);
  return (
    <MoneyColumn
      title={formatMessage('dayClose.title')}
      width="selection"
      openLabel={formatMessage('dayClose.open')}
      open={open}
      onOpen={setOpen}
      figure={<SumFigure label={formatMessage('dayClose.counted')} amount={paiseOf(data.counted)} />}
      foot={
        <Box
          bg="bg.subtle"
          borderTop="1px solid"
          borderColor="border"
          px="5"
          pt="3"
          pb="4"
          display="grid"
          gap="3"
        >
          <Box color="fg.muted">{formatMessage('dayClose.closedHint')}</Box>
          <CloseActs close={data} viewer={viewer} onReopened={onReopened} />
        </Box>
      }
    >
      <DayHead day={data.day} receipts={data.receipts} />
      <CloseFigures close={data} />
    </MoneyColumn>
  );
}
