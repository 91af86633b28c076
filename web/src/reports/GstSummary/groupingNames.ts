import type { GstGrouping, MessageKey } from '@galla/domain';

/** Labels of the groupings of the GST summary. */
export const GROUPING_NAMES: Readonly<Record<GstGrouping, MessageKey>> = {
  RATE: 'gst.RATE',
  HSN: 'gst.HSN',
  PARTY: 'gst.PARTY',
};
