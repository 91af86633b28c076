import {
  checkLabelOptions,
  LABEL_DEFAULTS,
  type LabelItem,
  type LabelOptions,
  withPaper,
} from '@galla/domain';
import type { Static } from 'typebox';
import { refuseOn } from '../../http/refused.ts';
import type { BinaryAnswer, Call } from '../../http/route.ts';
import { readQrSettings } from '../../tenant/index.ts';
import type { labelPrint } from './contract.ts';
import { labelZip } from './labelZip.ts';

type Wanted = Omit<Static<NonNullable<typeof labelPrint.schema.body>>, 'tenant_schema'>;

/** The options that were sent; what was not is what is usual on that paper. */
function optionsOf({ paper = LABEL_DEFAULTS.paper, size, fields, start }: Wanted): LabelOptions {
  const usual = withPaper(LABEL_DEFAULTS, paper);
  return {
    ...usual,
    ...(size !== undefined && { size }),
    ...(fields && { fields }),
    ...(start !== undefined && { start }),
  };
}

/** Answers labels as a zip of PDFs, printed as the request says. */
export async function labelAnswer(
  { db, body, now }: Pick<Call, 'db' | 'now'> & { body: Wanted },
  labels: readonly LabelItem[],
  fileName: string,
): Promise<BinaryAnswer> {
  const options = optionsOf(body);
  refuseOn(...checkLabelOptions(options));
  const look = await readQrSettings(db);
  return {
    contentType: 'application/zip',
    fileName,
    bytes: labelZip(labels, options, { look, created: now }),
  };
}
