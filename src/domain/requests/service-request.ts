/** Services that a company can request from the operator. */
export const requestedServices = ['agent', 'accounting'] as const;
export type RequestedService = (typeof requestedServices)[number];

export const requestStates = ['open', 'in-progress', 'done'] as const;
export type RequestState = (typeof requestStates)[number];
