/** The demo shops of this installation. */
export interface DemoLogins {
  pin: string;
  shops: readonly { mobile: string; name: string; trade: string }[];
}

/** Undefined when there are none. */
export async function demoLogins(): Promise<DemoLogins | undefined> {
  const response = await fetch('/playground/demo.json').catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}
