import { graphql, useFragment } from 'react-relay';
import type { CommissionSplit_document$key } from '../../__generated__/CommissionSplit_document.graphql.ts';
import { SplitLine } from '../../commission/index.ts';

/** Who shares what a document earns. */
export function CommissionSplit({ document }: { document: CommissionSplit_document$key }) {
  const { id, number, employee, commissionParts, viewerCanSplitCommission } = useFragment(
    graphql`
      fragment CommissionSplit_document on Document {
        id
        number
        employee {
          id
        }
        viewerCanSplitCommission
        commissionParts @catch(to: NULL) {
          percent
          employee {
            id
            fullName
          }
        }
      }
    `,
    document,
  );
  // What could not be read is not written over.
  if (commissionParts == null) return null;
  return (
    <SplitLine
      sale={id}
      number={number}
      seller={employee?.id ?? ''}
      parts={commissionParts.map(({ percent, employee: person }) => ({
        percent,
        employee: person == null ? null : { id: person.id, fullName: person.fullName },
      }))}
      mayChange={viewerCanSplitCommission}
    />
  );
}
