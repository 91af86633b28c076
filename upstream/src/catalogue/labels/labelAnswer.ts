import {
  checkLabelOptions,
  formatMessage,
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
import { labelPdf } from './draw.ts';
import { labelZip } from './labelZip.ts';

type Wanted = Omit<Static<NonNullable<typeof labelPrint.schema.body>>, 'tenant_schema'>;

/** The sent options, with the defaults of the paper. */
function optionsOf({ paper = LABEL_DEFAULTS.paper, size, fields, start }: Wanted): LabelOptions {
  const usual = withPaper(LABEL_DEFAULTS, paper);
  return {
    ...usual,
    ...(size !== undefined && { size }),
    ...(fields && { fields }),
    ...(start !== undefined && { start }),
  };
}

/** Responds with a zip of PDFs or with one PDF, as requested; `name` is the file name. */
export async function labelAnswer(
  { db, body, now }: Pick<Call, 'db' | 'now'> & { body: Wanted },
  labels: readonly LabelItem[],
  name: string,
): Promise<BinaryAnswer> {
  const options = optionsOf(body);
  refuseOn(...checkLabelOptions(options));
  const look = await readQrSettings(db);
  if (body.together === true) {
    const facts = { look, title: name, author: formatMessage('shell.product'), created: now };
    return {
      contentType: 'application/pdf',
      fileName: `${name}.pdf`,
      bytes: await labelPdf(labels, options, facts),
    };
  }
  return {
    contentType: 'application/zip',
    fileName: `${name}.zip`,
    bytes: labelZip(labels, options, { look, created: now }),
  };
}
