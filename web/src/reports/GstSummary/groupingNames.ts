import type { GstGrouping, MessageKey } from '@galla/domain';

/** What the rows of the GST summary are of. */
export const GROUPING_NAMES: Readonly<Record<GstGrouping, MessageKey>> = {
  RATE: 'gst.RATE',
  HSN: 'gst.HSN',
  PARTY: 'gst.PARTY',
};
