import type { FastifyInstance } from 'fastify';

/**
 * Closes connections of a stopping server after their last response; otherwise keep-alive would wait for a next request
 * that never comes.
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
