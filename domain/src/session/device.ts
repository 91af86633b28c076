/** Browsers; those that imitate others come first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const HANDHELD = new Set(['iPhone', 'iPad', 'Android']);

/** What a browser discloses about itself. */
export interface DeviceNames {
  /** "Chrome"; undefined when unknown. */
  browser: string | undefined;
  /** "Android"; undefined when unknown. */
  system: string | undefined;
  /** Whether it is a phone or tablet. */
  handheld: boolean;
}

/** Parses a User-Agent header for display: approximate and never to be trusted, because clients can send anything. */
export function readUserAgent(userAgent: string | null): DeviceNames {
  const named = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const system = named(SYSTEMS);
  return { browser: named(BROWSERS), system, handheld: system !== undefined && HANDHELD.has(system) };
}
