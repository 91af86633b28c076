/** The schema's own description, shown first in the playground's docs. */
export const SCHEMA_SAYS = `The back office of a shop: what it sells, to whom, its bills and payments, its staff and papers.

**Where to begin.** \`viewer\` is the signed-in user, \`viewer { tenant { … } }\` the shop and its lists, \`node(id:)\` any
record by its global id. Everything except \`login\` and \`exchangeHandover\` requires a token in the header
\`authorization: Bearer …\`, from a session (\`login\`) or an API key (\`galla_…\`, from Your settings, Connections).

**Basics.** A mutation takes one \`input\` with a \`key\`, a UUID generated when the form opens; a repeated request takes
effect once. It returns a union: its success type, or a refusal with \`code\` and \`message\`. A field that requires a right
you do not have is null, with \`FORBIDDEN\` in \`errors\`; the rest is returned. Amounts are strings with two decimals.
Lists take \`first\` and \`after\`. Subscriptions are served at \`/graphql/stream\`.

**Stability.** Enums and unions may gain members: handle unknown ones. Parts are deprecated for 12 months before they are
removed. The guide (docs/clients.md; *Guide* in the playground) has samples, all codes and limits.`;
