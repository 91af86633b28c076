import { REGISTRATIONS, formatMessage, type MessageKey, type Registration } from '@galla/domain';

const NAMES: Record<Registration, MessageKey> = {
  REGULAR: 'profile.regular',
  COMPOSITION: 'profile.composition',
  NONE: 'profile.unregistered',
};

/** How a shop may stand to GST, as choices. */
export const registrationChoices = () =>
  REGISTRATIONS.map((value) => ({ value, label: formatMessage(NAMES[value]) }));

/** One that this client knows; a shop is taken for a regular one otherwise. */
export const registrationOf = (value: string): Registration =>
  REGISTRATIONS.find((one) => one === value) ?? 'REGULAR';

export const registrationName = (value: string): string => formatMessage(NAMES[registrationOf(value)]);
