/** What a screen shows, by the names that its address has for it. */
export type Values<K extends string> = Readonly<Record<K, string>>;

/** What an address says, and the defaults where it says nothing. */
export function readShown<K extends string>(search: URLSearchParams, defaults: Values<K>): Values<K> {
  const entries = Object.entries<string>(defaults).map(([name, value]) => [name, search.get(name) ?? value]);
  return Object.fromEntries(entries) as Values<K>;
}

/** Writes values into an address; one that has its default does not stand there. */
export function writeShown<K extends string>(
  before: URLSearchParams,
  values: Partial<Values<K>>,
  defaults: Values<K>,
): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries<string>({ ...readShown(before, defaults), ...values })) {
    if (value === defaults[name as K]) params.delete(name);
    else params.set(name, value);
  }
  return params;
}
