import { REGISTRATIONS, formatMessage, type MessageKey, type Registration } from '@galla/domain';

const NAMES: Record<Registration, MessageKey> = {
  REGULAR: 'profile.regular',
  COMPOSITION: 'profile.composition',
  NONE: 'profile.unregistered',
};

/** The GST registration types as choices. */
export const registrationChoices = () =>
  REGISTRATIONS.map((value) => ({ value, label: formatMessage(NAMES[value]) }));

/** A registration type known to this client; `REGULAR` otherwise. */
export const registrationOf = (value: string): Registration =>
  REGISTRATIONS.find((one) => one === value) ?? 'REGULAR';

export const registrationName = (value: string): string => formatMessage(NAMES[registrationOf(value)]);
