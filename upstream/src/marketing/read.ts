import { readOfferFields, readOfferList } from '@galla/domain';
import { invalidField } from '../http/refused.ts';
import type { StoredCampaign } from './campaigns.ts';

/** The fields of a request to write a campaign. */
interface Sent {
  title?: string | null | undefined;
  subtitle?: string | null | undefined;
  description?: string | null | undefined;
  summary?: string | null | undefined;
  bestOffer?: string | null | undefined;
  first_day?: string | null | undefined;
  last_day?: string | null | undefined;
  offer_list?: readonly string[] | string | null | undefined;
}

/** All field names of such a request; any other field is an entry of the offer list. */
const KNOWN = new Set([
  'id',
  'title',
  'subtitle',
  'description',
  'summary',
  'bestOffer',
  'offer_list',
  'image',
  'first_day',
  'last_day',
  'business_id',
  'tenant_schema',
  'expected_version',
]);

/** The resulting campaign: sent values, and current ones for those left out. */
export function entriesOf(sent: Sent, before?: StoredCampaign) {
  const named = (field: 'title' | 'subtitle' | 'description') =>
    sent[field] === undefined ? (before?.[field] ?? '') : (sent[field] ?? '');
  const summary = sent.summary === undefined ? sent.bestOffer : sent.summary;
  return {
    title: named('title'),
    subtitle: named('subtitle'),
    description: named('description'),
    summary: summary === undefined ? (before?.summary ?? '') : (summary ?? ''),
    firstDay: (sent.first_day === undefined ? before?.firstDay : sent.first_day) ?? '',
    lastDay: (sent.last_day === undefined ? before?.lastDay : sent.last_day) ?? '',
    offers: offersOf(sent) ?? before?.offers ?? [],
  };
}

/** The offer list in any of its formats; undefined when left out. */
function offersOf(sent: Sent): string[] | undefined {
  const more = Object.fromEntries(Object.entries(sent).filter(([name]) => !KNOWN.has(name)));
  const { offers, unknown } = readOfferFields(more);
  if (unknown !== undefined) throw invalidField(unknown);
  if (sent.offer_list === undefined) return offers;
  const list = readOfferList(sent.offer_list);
  if (list === undefined || offers !== undefined) throw invalidField('offer_list');
  return list;
}
