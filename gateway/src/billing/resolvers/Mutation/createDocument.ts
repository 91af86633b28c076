import { formatMessage } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import type { Loaders } from '../../../loaders.ts';
import { mapProblemFields } from '../../../refusals/mapProblemFields.ts';
import type { RefusalResult } from '../../../refusals/arms.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { RefusalError } from '../../../refusals/RefusalError.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { checkInput } from '../../draft/checkInput.ts';
import { readChoice } from '../../draft/choice.ts';
import type { Draft } from '../../draft/draft.ts';
import { inputFieldOf } from '../../draft/inputField.ts';
import { makeDraft } from '../../draft/makeDraft.ts';
import { payloadOf } from '../../draft/payload.ts';
import { documentOf } from '../../schema.mappers.ts';

const ENDPOINTS = {
  INVOICE: billing.createInvoice,
  ORDER: billing.createOrder,
  PROPOSAL: billing.createProposal,
};

export const createDocument: NonNullable<MutationResolvers['createDocument']> = withRefusals(
  async (input, context) => {
    checkInput(input);
    const draft = await makeDraft(readChoice(input), context);
    const { data } = await mapProblemFields(
      (field) => inputFieldOf(draft, field),
      () => context.call(ENDPOINTS[input.type], { body: payloadOf(draft), key: input.key }),
    );
    const document = documentOf(data);
    forgetChanged(draft, context.loaders);
    context.loaders.documents.prime([document]);
    return { __typename: 'CreateDocumentSuccess', document };
  },
  { mapError: changedSince },
);

/** The customer's balance and the stock have changed. */
function forgetChanged({ choice, lines }: Draft, { customers, items, variants }: Loaders): void {
  customers.forget(choice.customerId);
  for (const { chosen } of lines) {
    items.forget(chosen.itemId);
    variants.forget(chosen.itemId);
  }
}

/** Upstream computed other totals: an item was changed since it was looked up. */
function changedSince({ refusal, details }: RefusalError): RefusalResult<'ChangedMeanwhile'> | undefined {
  if (refusal.code !== 'TOTALS_DISAGREE') return undefined;
  const current = details['total_amount'];
  return {
    __typename: 'ChangedMeanwhile',
    code: 'CHANGED_MEANWHILE',
    message: formatMessage('faults.changedMeanwhile'),
    current: current === undefined ? null : String(current),
  };
}
