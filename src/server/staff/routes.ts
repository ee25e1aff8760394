import * as contract from '#contract/staff.ts';
import { inScope } from '../platform/database/scope.ts';
import { etagOf } from '../platform/entity-tag.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { assignClient } from './assign-client.ts';
import { handOver } from './hand-over.ts';
import { appointStaff, changeStaffRole, removeStaff } from './manage-staff.ts';
import type { StaffPorts } from './ports.ts';
import { listStaff } from './staff-repository.ts';

const { serve } = servingWith<StaffPorts>();

/** Routes of the staff feature. */
export const staffRoutes = [
  serve(contract.listStaff, async ({ services }) => ({
    staff: (await inScope(services.database, 'installation', listStaff)).map((member) => ({
      ...member,
      since: member.since.toISOString(),
    })),
  })),

  serve(contract.appointStaff, async ({ services, session, input, texts }) => {
    await appointStaff(services, session.person, input);
    return { message: texts.staffAppointed(input.email) };
  }),

  serve(contract.changeStaffRole, async ({ services, session, params, input, texts }) => {
    await changeStaffRole(services, session.person, params.id, input);
    return { message: texts.staffRoleChanged };
  }),

  serve(contract.removeStaff, async ({ services, session, params, input, texts }) => {
    await removeStaff(services, session.person, params.id, input.clientsTo);
    return { message: texts.staffRemoved };
  }),

  serve(contract.handOverClients, async ({ services, session, staffRole, params, input, texts }) => {
    const from = params.id;
    const clients = await handOver(services, { person: session.person, role: staffRole }, { from, ...input });
    return { message: texts.clientsHandedOver(clients), clients };
  }),

  serve(contract.assignClient, async (call) => {
    const { services, session, staffRole, params, input, expectedVersion, replyHeaders, texts } = call;
    const actor = { person: session.person, role: staffRole };
    const assigned = await assignClient(services, actor, params.id, input.owner, expectedVersion);
    replyHeaders.etag = etagOf(assigned.version);
    return { message: texts.clientAssigned(assigned.owner?.name), ...assigned };
  }),
];
