import * as contract from '#contract/team.ts';
import { issueSession } from '../accounts/issue-session.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeRole } from './change-role.ts';
import { deactivateMember } from './deactivate-member.ts';
import { inviteMember } from './invite-member.ts';
import { leaveCompany } from './leave-company.ts';
import { listMembers } from './list-members.ts';
import type { TeamPorts } from './ports.ts';
import { reactivateMember } from './reactivate-member.ts';
import { readInvitation } from './read-invitation.ts';
import { registerByInvitation } from './register-by-invitation.ts';
import { removeMember } from './remove-member.ts';
import { sendInvitationAgain } from './send-invitation-again.ts';
import { viewInvitation } from './views.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

const { serve } = servingWith<TeamPorts>();

/** What the team feature answers. */
export const teamRoutes = [
  serve(contract.listMembers, async ({ services, session, params }) => ({
    members: await listMembers(services, session.person, params.id),
  })),

  serve(contract.inviteMember, async ({ services, session, params, input, storeAnswer }) => {
    const answerWith = (member: contract.MemberView) => ({
      message: `Invitation sent to ${member.email}.`,
      member,
    });
    return answerWith(
      await inviteMember(services, session.person, params.id, input, (scope, member) =>
        storeAnswer(scope, answerWith(member)),
      ),
    );
  }),

  serve(contract.sendInvitationAgain, async ({ services, session, params }) => {
    const member = await sendInvitationAgain(services, session.person, params.id, params.invitation);
    return { message: `Invitation sent to ${member.email} again.`, member };
  }),

  serve(contract.withdrawInvitation, async ({ services, session, params }) => {
    const { email } = await withdrawInvitation(services, session.person, params.id, params.invitation);
    return { message: `The invitation to ${email} was withdrawn.` };
  }),

  serve(contract.changeRole, async ({ services, session, params, input }) => {
    const member = await changeRole(services, session.person, params.id, params.member, input.role);
    const role = member.role === 'admin' ? 'an admin' : 'a member';
    return { message: `${member.name} is ${role} now.`, member };
  }),

  serve(contract.deactivateMember, async ({ services, session, params }) => {
    const member = await deactivateMember(services, session.person, params.id, params.member);
    return { message: `${member.name} has no access any more.`, member };
  }),

  serve(contract.reactivateMember, async ({ services, session, params }) => {
    const member = await reactivateMember(services, session.person, params.id, params.member);
    return { message: `${member.name} has access again.`, member };
  }),

  serve(contract.removeMember, async ({ services, session, params }) => {
    const member = await removeMember(services, session.person, params.id, params.member);
    return { message: `${member.name} was removed.`, member };
  }),

  serve(contract.leaveCompany, async ({ services, session, params }) => {
    await leaveCompany(services, session.person, params.id);
    return { message: 'You have left the company.' };
  }),

  serve(contract.readInvitation, async ({ services, input }) => ({
    invitation: viewInvitation(await readInvitation(services, input.token)),
  })),

  serve(contract.acceptInvitation, async ({ services, session, input }) => ({
    message: 'Invitation accepted.',
    companyId: await acceptInvitation(services, session.person, input.token),
  })),

  serve(contract.registerByInvitation, async (call) => {
    const { token: link, full_name: fullName, password } = call.input;
    const { person, token, companyId } = await registerByInvitation(
      call.services,
      { token: link, fullName, password },
      call.client,
    );
    return {
      message: 'Account created successfully!',
      user: person,
      companyId,
      ...(await issueSession(call, token)),
    };
  }),
];
