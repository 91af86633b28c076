import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergedConsent, type StoredConsent } from './mergedConsent.ts';

const never: StoredConsent = { consent: false, consentAt: null, consentSource: null };
const asked = (consent: boolean) =>
  fc.record({
    consent: fc.constant(consent),
    consentAt: fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2030-01-01') }),
    consentSource: fc.constantFrom('COUNTER', 'PHONE'),
  });
const given = asked(true);
const withdrawn = asked(false);
const any = fc.oneof(fc.constant(never), given, withdrawn);

test('who withdrew the consent once has withdrawn it', () => {
  fc.assert(
    fc.property(withdrawn, any, (one, other) => {
      for (const result of [mergedConsent(one, other), mergedConsent(other, one)]) {
        expect(result.consent).toBe(false);
        expect(result.consentAt).not.toBeNull();
      }
    }),
  );
});

test('nothing else of the records comes along', () => {
  fc.assert(
    fc.property(any, any, (one, other) => {
      const records = [
        { ...one, id: '1' },
        { ...other, id: '2' },
      ] as const;
      const result = mergedConsent(...records);
      expect(Object.keys(result).toSorted()).toEqual(['consent', 'consentAt', 'consentSource']);
    }),
  );
});

test('it is given only where both gave it, since the later day', () => {
  fc.assert(
    fc.property(given, given, (one, other) => {
      const { consent, consentAt } = mergedConsent(one, other);
      const later = Math.max(one.consentAt.getTime(), other.consentAt.getTime());
      expect({ consent, at: consentAt?.getTime() }).toEqual({ consent: true, at: later });
    }),
  );
  fc.assert(
    fc.property(given, (one) => {
      expect(mergedConsent(one, never)).toEqual(never);
      expect(mergedConsent(never, one)).toEqual(never);
    }),
  );
});
