/** A customer's consent to messages; without a time, the customer was never asked. */
export interface StoredConsent {
  consent: boolean;
  consentAt: Date | null;
  consentSource: string | null;
}

/** The consent fields alone, from what may be a whole record. */
const consentIn = ({ consent, consentAt, consentSource }: StoredConsent): StoredConsent => ({
  consent,
  consentAt,
  consentSource,
});

const NEVER_ASKED: StoredConsent = { consent: false, consentAt: null, consentSource: null };

/**
 * The merged consent of two records, the stricter of both: withdrawn if either was withdrawn, and given only if
 * both were given. Otherwise the customer is asked again.
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
