/** A screen's state, by the names of its address parameters. */
export type Values<K extends string> = Readonly<Record<K, string>>;

/** Reads an address; parameters that are missing get their default. */
export function readAddress<K extends string>(search: URLSearchParams, defaults: Values<K>): Values<K> {
  const entries = Object.entries<string>(defaults).map(([name, value]) => [name, search.get(name) ?? value]);
  return Object.fromEntries(entries) as Values<K>;
}

/** Writes values into an address in the order of the defaults; default values are omitted. */
export function writeAddress<K extends string>(
  before: URLSearchParams,
  values: Partial<Values<K>>,
  defaults: Values<K>,
): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of Object.keys(defaults) as K[]) {
    const value = values[name] ?? params.get(name) ?? defaults[name];
    if (value === defaults[name]) params.delete(name);
    else params.set(name, value);
  }
  return params;
}

/** The address's other parameters, such as the open record. */
export function otherParams<K extends string>(search: string, values: Values<K>): string {
  const params = new URLSearchParams(search);
  for (const name of Object.keys(values)) params.delete(name);
  params.sort();
  return params.toString();
}
