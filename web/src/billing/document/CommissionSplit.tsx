/* oxlint-disable relay/unused-fields -- each split is a step of the trail, refetched when the revision changes */
import { graphql, readInlineData, useFragment } from 'react-relay';
import type { CommissionSplit_document$key } from '../../__generated__/CommissionSplit_document.graphql.ts';
import type { CommissionSplit_part$key } from '../../__generated__/CommissionSplit_part.graphql.ts';
import { SplitLine } from '../../commission/index.ts';

function partOf(key: CommissionSplit_part$key) {
  const { percent, employee } = readInlineData(
    graphql`
      fragment CommissionSplit_part on CommissionPart @inline {
        percent
        employee {
          id
          fullName
        }
      }
    `,
    key,
  );
  return { percent, employee: employee == null ? null : { id: employee.id, fullName: employee.fullName } };
}

/** The employees who share a document's commission, and the lines with shares of their own. */
export function CommissionSplit({ document }: { document: CommissionSplit_document$key }) {
  const { id, number, employee, commissionParts, lines, viewerCanSplitCommission } = useFragment(
    graphql`
      fragment CommissionSplit_document on Document {
        id
        number
        # Each split is a step of the trail, which is refetched when the revision changes.
        revision
        employee {
          id
        }
        viewerCanSplitCommission
        commissionParts @catch(to: NULL) {
          ...CommissionSplit_part
        }
        lines {
          id
          name
          commissionParts @catch(to: NULL) {
            ...CommissionSplit_part
          }
        }
      }
    `,
    document,
  );
  // Data that failed to load must not be overwritten.
  if (commissionParts == null || lines.some((line) => line.commissionParts == null)) return null;
  return (
    <SplitLine
      sale={id}
      number={number}
      seller={employee?.id ?? ''}
      parts={commissionParts.map(partOf)}
      lines={lines.map((line) => ({
        id: line.id,
        name: line.name,
        parts: (line.commissionParts ?? []).map(partOf),
      }))}
      mayChange={viewerCanSplitCommission}
    />
  );
}
