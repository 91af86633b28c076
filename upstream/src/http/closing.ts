import type { FastifyInstance } from 'fastify';

/**
 * Lets a stopping server go as soon as its last answer is sent: what was in flight when the stop began would
 * otherwise keep its connection open for the next request, which never comes.
 */
export function closeWithLastAnswer(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
