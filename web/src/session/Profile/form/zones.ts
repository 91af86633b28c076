/** Zones that browsers still list by an older name. */
const RENAMED: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
};

/** The time zones that this browser supports by their IANA names, including the stored one. */
export function zoneOptions(kept: string): { label: string; value: string }[] {
  const known = Intl.supportedValuesOf('timeZone').map((zone) => RENAMED[zone] ?? zone);
  return [...new Set([...known, kept])]
    .filter((zone) => zone.includes('/'))
    .toSorted()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
