/** The schema's own description, shown first in the playground's docs. */
export const SCHEMA_SAYS = `The back office of a shop: what it sells, to whom, its bills and payments, its staff and papers.

**Where to begin.** \`viewer\` is who asks, \`viewer { tenant { … } }\` the shop and its lists, \`node(id:)\` any record by
its global id. Everything but \`login\` and \`exchangeHandover\` wants a token in the header: \`authorization: Bearer …\`,
of a session (\`login\`) or an API key (\`galla_…\`, from Your settings, Connections).

**What to know.** A mutation takes one \`input\` with a \`key\`, a UUID made when the form opens: sent again, it is done
once. It answers a union: its success, or a refusal with \`code\` and \`message\`. A field that a right keeps from you is
null, with \`FORBIDDEN\` in \`errors\`; the rest is there. Amounts are texts with two places. Lists take \`first\` and
\`after\`. Subscriptions are served at \`/graphql/stream\`.

**What stays.** Enums and unions may grow: have a default. What goes is deprecated for 12 months first. The guide
(docs/clients.md; *Guide* in the playground) has samples, all codes and limits.`;
