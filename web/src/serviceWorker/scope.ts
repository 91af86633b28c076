/** The worker's global object; the type library declares it for workers of all kinds. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;
