import { type CampaignEntries, checkCampaignImage, readCampaign, withoutBlanks } from '@galla/domain';

/** The image of a campaign: the stored one, or an upload. */
export type CampaignImage = { kind: 'kept'; url: string } | { kind: 'chosen'; id: string; url: string };

/** Form values of a campaign. */
export interface FormEntries extends CampaignEntries {
  image: CampaignImage | null;
}

export const NEW: FormEntries = {
  title: '',
  subtitle: '',
  description: '',
  summary: '',
  offers: [''],
  firstDay: '',
  lastDay: '',
  image: null,
};

export const isFormEntries = (value: unknown): value is FormEntries =>
  typeof value === 'object' &&
  value !== null &&
  'image' in value &&
  'firstDay' in value &&
  'offers' in value &&
  Array.isArray(value.offers);

const FIELDS: Readonly<Record<string, string>> = { first_day: 'firstDay', last_day: 'lastDay' };

/** Problems by field; a point of the offer list is "offers.2". */
export function checkEntries({ image, ...entries }: FormEntries): Record<string, string> {
  const read = readCampaign(entries);
  const missing = checkCampaignImage(image !== null);
  const problems = [...('problems' in read ? read.problems : []), ...(missing ? [missing] : [])];
  return Object.fromEntries(
    problems.map(({ field, message }) => [FIELDS[field] ?? field.replace(/^offer_list/, 'offers'), message]),
  );
}

/** Input fields shared by creating and updating a campaign. */
export const inputOf = ({
  title,
  subtitle,
  description,
  summary,
  offers,
  firstDay,
  lastDay,
  image,
}: FormEntries) => ({
  title: title.trim(),
  subtitle: subtitle.trim(),
  description: description.trim(),
  summary: summary.trim(),
  offers: withoutBlanks(offers),
  firstDay: firstDay === '' ? null : firstDay,
  lastDay: lastDay === '' ? null : lastDay,
  ...(image?.kind === 'chosen' && { image: image.id }),
});
