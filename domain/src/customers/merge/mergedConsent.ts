/** Whether somebody agreed to messages; without a time nobody was asked. */
export interface StoredConsent {
  consent: boolean;
  consentAt: Date | null;
  consentSource: string | null;
}

/** Nothing but the consent of what may be a whole record. */
const consentIn = ({ consent, consentAt, consentSource }: StoredConsent): StoredConsent => ({
  consent,
  consentAt,
  consentSource,
});

const NEVER_ASKED: StoredConsent = { consent: false, consentAt: null, consentSource: null };

/**
 * The consent of two records that become one, the stricter of both: who withdrew it once has withdrawn it, and it is
 * given only where both gave it. Otherwise the customer is asked anew.
 */
export function mergedConsent(one: StoredConsent, other: StoredConsent): StoredConsent {
  const newestFirst = [one, other].toSorted(
    (a, b) => (b.consentAt?.getTime() ?? 0) - (a.consentAt?.getTime() ?? 0),
  );
  const withdrawn = newestFirst.find(({ consent, consentAt }) => !consent && consentAt !== null);
  if (withdrawn) return consentIn(withdrawn);
  const [newest] = newestFirst;
  return newest && one.consent && other.consent ? consentIn(newest) : NEVER_ASKED;
}
