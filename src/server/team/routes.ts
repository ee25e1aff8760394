import * as access from '#contract/member-access.ts';
import * as contract from '#contract/team.ts';
import { issueSession } from '../accounts/index.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeAccess, changeAccessAsStaff } from './change-access.ts';
import { changeRole } from './change-role.ts';
import { deactivateMember } from './deactivate-member.ts';
import { inviteMember } from './invite-member.ts';
import { leaveCompany } from './leave-company.ts';
import { listClientMembers, listMembers } from './list-members.ts';
import type { TeamPorts } from './ports.ts';
import { reactivateMember } from './reactivate-member.ts';
import { readInvitation } from './read-invitation.ts';
import { registerByInvitation } from './register-by-invitation.ts';
import { removeMember } from './remove-member.ts';
import { sendInvitationAgain } from './send-invitation-again.ts';
import { viewInvitation } from './views.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

const { serve } = servingWith<TeamPorts>();

/** Routes of the team feature. */
export const teamRoutes = [
  serve(contract.listMembers, async ({ services, session, params }) => ({
    members: await listMembers(services, session.person, params.id),
  })),

  serve(contract.inviteMember, async ({ services, session, params, input, storeAnswer, texts }) => {
    const answerWith = (member: contract.MemberView) => ({
      message: texts.invitationSent(member.email),
      member,
    });
    return answerWith(
      await inviteMember(services, session.person, params.id, input, (scope, member) =>
        storeAnswer(scope, answerWith(member)),
      ),
    );
  }),

  serve(contract.sendInvitationAgain, async ({ services, session, params, texts }) => {
    const member = await sendInvitationAgain(services, session.person, params.id, params.invitation);
    return { message: texts.invitationSentAgain(member.email), member };
  }),

  serve(contract.withdrawInvitation, async ({ services, session, params, texts }) => {
    const { email } = await withdrawInvitation(services, session.person, params.id, params.invitation);
    return { message: texts.invitationWithdrawn(email) };
  }),

  serve(contract.changeRole, async ({ services, session, params, input, texts }) => {
    const member = await changeRole(services, session.person, params.id, params.member, input.role);
    return { message: texts.roleChanged(member.name, member.role), member };
  }),

  serve(access.changeAccess, async ({ services, session, params, input, texts }) => {
    const member = await changeAccess(services, session.person, params.id, params.member, input);
    return { message: texts.accessChanged(member.name), member };
  }),

  serve(access.listClientMembers, async ({ services, session, params }) => ({
    members: await listClientMembers(services, session.person, params.id),
  })),

  serve(access.changeAccessAsStaff, async ({ services, session, params, input, texts }) => {
    const member = await changeAccessAsStaff(services, session.person, params.id, params.member, input);
    return { message: texts.accessChanged(member.name), member };
  }),

  serve(contract.deactivateMember, async ({ services, session, params, texts }) => {
    const member = await deactivateMember(services, session.person, params.id, params.member);
    return { message: texts.memberDeactivated(member.name), member };
  }),

  serve(contract.reactivateMember, async ({ services, session, params, texts }) => {
    const member = await reactivateMember(services, session.person, params.id, params.member);
    return { message: texts.memberReactivated(member.name), member };
  }),

  serve(contract.removeMember, async ({ services, session, params, query, texts }) => {
    const member = await removeMember(services, session.person, params.id, params.member, query);
    return { message: texts.memberRemoved(member.name), member };
  }),

  serve(contract.leaveCompany, async ({ services, session, params, texts }) => {
    await leaveCompany(services, session.person, params.id);
    return { message: texts.companyLeft };
  }),

  serve(contract.readInvitation, async ({ services, input }) => ({
    invitation: viewInvitation(await readInvitation(services, input.token)),
  })),

  serve(contract.acceptInvitation, async ({ services, session, input, texts }) => ({
    message: texts.invitationAccepted,
    ...(await acceptInvitation(services, session.person, input.token)),
  })),

  serve(contract.registerByInvitation, async (call) => {
    const { token: link, full_name: fullName, password } = call.input;
    const { person, token, companyId, hasOwnPart } = await registerByInvitation(
      call.services,
      { token: link, fullName, password },
      call.client,
    );
    return {
      message: call.texts.accountCreated,
      user: person,
      companyId,
      hasOwnPart,
      ...(await issueSession(call, token)),
    };
  }),
];
