/** Programs that open web pages, those that pretend to be another one first. */
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

/** What a browser tells of itself. */
export interface DeviceNames {
  /** "Chrome"; undefined when none of the known ones. */
  browser: string | undefined;
  /** "Android"; undefined when none of the known ones. */
  system: string | undefined;
  /** Whether one holds it in the hand. */
  handheld: boolean;
}

/** Reads a User-Agent header for people: rough, and never to be trusted, for anybody can send any. */
export function readUserAgent(userAgent: string | null): DeviceNames {
  const named = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const system = named(SYSTEMS);
  return { browser: named(BROWSERS), system, handheld: system !== undefined && HANDHELD.has(system) };
}
