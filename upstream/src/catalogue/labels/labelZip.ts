import type { Readable } from 'node:stream';
import { fileNameOf, type LabelItem, type LabelOptions, type QrSettings, formatMessage } from '@galla/domain';
import { labelPdf } from './draw.ts';
import { type ZipEntry, zipOf } from './zip.ts';

async function* entriesOf(
  labels: readonly LabelItem[],
  options: LabelOptions,
  { look, created }: { look: QrSettings; created: Date },
): AsyncGenerator<ZipEntry> {
  for (const [at, label] of labels.entries()) {
    const title = [label.name, label.traits, ...(label.powers ?? [])].filter(Boolean).join(' ');
    const facts = { look, title, author: formatMessage('shell.product'), created };
    yield { name: fileNameOf(title, at, 'pdf'), bytes: await labelPdf([label], options, facts) };
  }
}

/** A zip file with one PDF per item, drawn while it is sent. */
export const labelZip = (
  labels: readonly LabelItem[],
  options: LabelOptions,
  facts: { look: QrSettings; created: Date },
): Readable => zipOf(entriesOf(labels, options, facts), facts.created);
