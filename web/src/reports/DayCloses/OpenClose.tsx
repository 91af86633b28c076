import { formatDay, formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OpenCloseQuery } from '../../__generated__/OpenCloseQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { useReload } from '../../app/router/useReasked.ts';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { CloseActs } from '../dayClose/CloseActs.tsx';
import { CloseFigures } from '../dayClose/CloseFigures.tsx';

interface Props {
  /** Global id of the close. */
  id: string;
  onClose: () => void;
}

function Loaded({ id, onClose, attempt }: Props & { attempt: number }) {
  const { reload } = useReload();
  const { viewer, node } = useLazyLoadQuery<OpenCloseQuery>(
    graphql`
      query OpenCloseQuery($id: ID!) {
        viewer {
          ...CloseActs_viewer
        }
        node(id: $id) {
          ... on DayClose @alias(as: "close") {
            day
            ...CloseFigures_close
            ...CloseActs_close
          }
        }
      }
    `,
    { id },
    fetchOptions(attempt),
  );
  const close = node?.close;
  const title = close ? formatDay(close.day) : formatMessage('dayClose.title');
  return (
    <DetailDrawer
      title={title}
      open
      onClose={onClose}
      foot={close && viewer && <CloseActs close={close} viewer={viewer} onReopened={() => void reload()} />}
    >
      {close ? <CloseFigures close={close} /> : <EmptyState title={formatMessage('dayClose.notFound')} />}
    </DetailDrawer>
  );
}

/** A closed day beside the list. */
export const OpenClose = ({ id, onClose }: Props) => (
  <Part
    title={formatMessage('dayClose.dayFailed')}
    skeleton={
      <DetailDrawer title={formatMessage('dayClose.title')} open onClose={onClose}>
        <SkeletonRows rows={8} />
      </DetailDrawer>
    }
  >
    {(attempt) => <Loaded id={id} onClose={onClose} attempt={attempt} />}
  </Part>
);
