/** Values for placeholders in an example's variables, such as `"<customer>"`. */
export type Places = Readonly<Record<string, unknown>>;

interface Connection<Node> {
  edges: readonly { node: Node }[];
}

interface FirstStepData {
  viewer: {
    tenant: {
      customers: Connection<{ id: string }> | null;
      products: Connection<{ id: string; available: string | null; variants: readonly object[] }> | null;
      unpaid: Connection<{ id: string; pending: string }> | null;
      documents: Connection<{ id: string }> | null;
    } | null;
  } | null;
}

/** Queried when an example is opened: records of the shop for the examples to start from. */
export const FIRST_STEP = `query FirstStep {
  viewer {
    tenant {
      customers(first: 1) { edges { node { id } } }
      products(first: 20) { edges { node { id available variants { id } } } }
      unpaid: documents(first: 1, filter: { types: [INVOICE], stillToPay: true }) { edges { node { id pending } } }
      documents(first: 1) { edges { node { id } } }
    }
  }
}`;

const day = (date: Date): string => date.toISOString().slice(0, 10);
const DAY = 86_400_000;

/** The placeholder values from the answer of the first step; those that the shop cannot provide are left out. */
export function placesOf(data: unknown, now = new Date()): Places {
  const tenant = (data as FirstStepData | null)?.viewer?.tenant;
  const product = tenant?.products?.edges.find(
    ({ node }) => node.variants.length === 0 && Number(node.available) > 1,
  );
  const unpaid = tenant?.unpaid?.edges[0]?.node;
  const known: Record<string, unknown> = {
    key: crypto.randomUUID(),
    mobile: `98${String(crypto.getRandomValues(new Uint32Array(1))[0])
      .padStart(8, '0')
      .slice(-8)}`,
    today: day(now),
    'a month ago': day(new Date(now.getTime() - 30 * DAY)),
    customer: tenant?.customers?.edges[0]?.node.id,
    product: product?.node.id,
    'an unpaid bill': unpaid?.id,
    'what is pending on it': unpaid?.pending,
    'a bill': tenant?.documents?.edges[0]?.node.id,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

/** The variables with their placeholders filled in, and the placeholders that have no value. */
export function fill(variables: string, places: Places): { filled: string; missing: string[] } {
  const missing: string[] = [];
  const filled = variables.replaceAll(/"<([^>"]+)>"/g, (place, name: string) => {
    if (Object.hasOwn(places, name)) return JSON.stringify(places[name]);
    missing.push(name);
    return place;
  });
  return { filled, missing };
}
