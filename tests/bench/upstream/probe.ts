/** Loaded into upstream before its program: reports over IPC how many statements it has sent to PostgreSQL so far. */
import pg from 'pg';

let statements = 0;
const client: Record<'query', (...args: unknown[]) => unknown> = pg.Client.prototype;
client.query = new Proxy(client.query, {
  apply(query, called, args) {
    statements += 1;
    return Reflect.apply(query, called, args);
  },
});

process.on('message', (message) => {
  if (message === 'statements') process.send?.({ statements });
});
