/** The worker's global object, which its type library declares for workers of every kind. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;
