import type { Services } from '#services/services.ts';

/** Machines are provided once; a running actor finds its services by the system it lives in. */
const bySystem = new WeakMap<object, Services>();

export const keepServices = (system: object, services: Services): void => void bySystem.set(system, services);

export function servicesOf(system: object): Services {
  const services = bySystem.get(system);
  if (!services) throw new Error('This actor system has no services: make it with createShop.');
  return services;
}
