import { commission } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf, parseId } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { partField, partsPayload } from '../../split.mappers.ts';

const FIELDS: Readonly<Record<string, string>> = {
  sale_id: 'sale',
  line_id: 'line',
  expected_parts: 'expectedParts',
};

export const splitCommission: NonNullable<MutationResolvers['splitCommission']> = withRefusals(
  async ({ key, sale, line, parts, expectedParts }, { call, loaders }) => {
    const ofOrder = parseId(sale)?.type === 'Order';
    const id = dbIdOf(ofOrder ? 'Order' : 'Document', sale);
    const body = {
      sale_id: id,
      ...(line != null && { line_id: dbIdOf('DocumentLine', line) }),
      parts: partsPayload(parts),
      ...(expectedParts != null && { expected_parts: partsPayload(expectedParts) }),
    };
    await call(commission.splitCommission, { key, body });
    loaders.commissionParts.forget(id);
    loaders.lines.forget(id);
    return {
      __typename: 'SplitCommissionSuccess',
      document: ofOrder ? null : await loaders.documents.load(id),
      order: ofOrder ? await loaders.orders.load(id) : null,
    };
  },
  { inputField: (field) => partField(field, 'parts') ?? FIELDS[field] ?? field },
);
