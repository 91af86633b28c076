/** A request body that must be refused. */
export interface HostileBody {
  kind: string;
  body: string;
}

type Random = (from: number, to: number) => number;
type Make = (random: Random) => string | object;

const list = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index)).join(' ');
const query = (text: string, variables?: object) => ({ query: text, variables });
const LEAF = '{ paymentStatus }';

/** Kinds of hostile bodies, each with a random size. */
const KINDS: Record<string, Make> = {
  aliases: (random) => query(`{ ${list(random(16, 150), (index) => `a${index}: viewer ${LEAF}`)} }`),
  'aliases in fragments': (random) =>
    query(
      `fragment F on Query { ${list(random(6, 15), (i) => `a${i}: viewer ${LEAF}`)} } { ...F ... { ...F } ... { ...F } }`,
    ),
  batch: (random) => Array.from({ length: random(2, 100) }, () => query(`{ viewer ${LEAF} }`)),
  depth: (random) => {
    const depth = random(12, 300);
    return query(`${'{ viewer '.repeat(depth)}${LEAF}${' }'.repeat(depth)}`);
  },
  'depth in fragments': (random) => {
    const count = random(13, 60);
    return query(
      `${list(count, (i) => `fragment F${i} on Viewer { viewer { ...F${i + 1} } }`)} fragment F${count} on Viewer ${LEAF} { viewer { ...F0 } }`,
    );
  },
  cycle: (random) => {
    const count = random(1, 40);
    return query(
      `${list(count, (i) => `fragment F${i} on Viewer { ...F${(i + 1) % count} }`)} { viewer { ...F0 } }`,
    );
  },
  'fragment bomb': (random) => {
    const count = random(10, 40);
    return query(
      `${list(count, (i) => `fragment F${i} on Query { ...F${i + 1} ... { ...F${i + 1} } }`)} fragment F${count} on Query { b: viewer ${LEAF} } { ...F0 }`,
    );
  },
  directives: (random) =>
    query(`{ viewer { paymentStatus ${'@include(if: true) '.repeat(random(21, 200))} } }`),
  'unknown directives': (random) =>
    query(`{ viewer { paymentStatus ${list(random(1, 200), (i) => `@x${i}`)} } }`),
  repetition: (random) => query(`{ viewer { ${'paymentStatus '.repeat(random(4, 1_500))} } }`),
  'repeated spreads': (random) =>
    query(`fragment F on Query { viewer ${LEAF} } { ${'...F '.repeat(random(4, 500))} }`),
  'huge list': (random) =>
    query(
      `{ nodes(ids: [${'"a" '.repeat(random(1_001, 1_900))}]) { id ... on Customer { documents { totalCount } } } }`,
    ),
  'huge list in variables': (random) =>
    query(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Customer { documents { edges { node { number } } } } } }',
      {
        ids: Array.from({ length: random(20, 5_000) }, () => 'x'),
      },
    ),
  'lists in lists': (random) =>
    query(
      `{ viewer { tenant { customers(first: ${random(30, 100)}) { edges { node { documents(first: ${random(30, 100)}) { edges { node { lines { name } } } } } } } } } }`,
    ),
  tokens: (random) => query(`{ viewer { ${list(random(2_000, 9_000), (i) => `f${i}`)} } }`),
  'prototype keys': (random) =>
    query(`{ ${['__proto__', 'constructor', 'prototype', 'toString'][random(0, 3)]}: viewer ${LEAF} }`),
  'prototype variables': () => '{"query":"{ viewer { paymentStatus } }","variables":{"__proto__":{"x":1}}}',
  logins: (random) =>
    query(
      `mutation { ${list(random(2, 100), (i) => `l${i}: login(input: { mobile: "9000000001", pin: "${1000 + i}" }) { __typename }`)} }`,
    ),
  'introspection in circles': (random) => {
    const rounds = random(7, 60);
    return query(
      `{ __schema { types ${'{ fields { type '.repeat(rounds)}{ name }${' } }'.repeat(rounds)} } }`,
    );
  },
  operations: (random) => query(list(random(11, 100), (i) => `query Q${i} { viewer ${LEAF} }`)),
  subscription: () => query(`subscription { viewer ${LEAF} }`),
  'too long': (random) => query(`{ viewer ${LEAF} } # ${'x'.repeat(random(103_000, 200_000))}`),
  'deep lists': (random) =>
    `{"query":"query ($x: Int) { viewer { paymentStatus } }","variables":${'['.repeat(random(10, 40_000))}`,
  garbage: (random) => query(String.fromCodePoint(...Array.from({ length: 50 }, () => random(33, 0x2ff)))),
};

/** Hostile bodies of every kind in turn; deterministic for a seed. */
export function* hostileBodies(seed: number, count: number): Generator<HostileBody> {
  const random = randomFrom(seed);
  const kinds = Object.entries(KINDS);
  for (let index = 0; index < count; index += 1) {
    const [kind, make] = kinds[index % kinds.length] ?? ['', () => ''];
    const made = make(random);
    yield { kind, body: typeof made === 'string' ? made : JSON.stringify(made) };
  }
}

/** Mulberry32: small, and good enough for sizes. */
function randomFrom(seed: number): Random {
  let state = seed;
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    return from + Math.floor(fraction * (to - from + 1));
  };
}
