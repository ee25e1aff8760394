import * as contract from '#contract/portals.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { adding, inPortals, removing } from './portals.ts';
import type { PortalPorts } from './ports.ts';

const { serve } = servingWith<PortalPorts>();

/** Routes of the portals feature. */
export const portalRoutes = [
  serve(contract.listPortals, async ({ services, session: { person }, params }) => ({
    portals: await inPortals(services, { side: 'company', person }, params.id),
  })),

  serve(contract.addPortal, async ({ services, session: { person }, params, input }) => ({
    portals: await inPortals(services, { side: 'company', person }, params.id, adding(input)),
  })),

  serve(contract.removePortal, async ({ services, session: { person }, params }) => ({
    portals: await inPortals(services, { side: 'company', person }, params.id, removing(params.portal)),
  })),

  serve(contract.listPortalsAsStaff, async ({ services, session: { person }, params }) => ({
    portals: await inPortals(services, { side: 'agency', person }, params.id),
  })),

  serve(contract.addPortalAsStaff, async ({ services, session: { person }, params, input }) => ({
    portals: await inPortals(services, { side: 'agency', person }, params.id, adding(input)),
  })),

  serve(contract.removePortalAsStaff, async ({ services, session: { person }, params }) => ({
    portals: await inPortals(services, { side: 'agency', person }, params.id, removing(params.portal)),
  })),
];
