import * as ownPart from '#contract/own-part.ts';
import * as contract from '#contract/parties.ts';
import * as requests from '#contract/party-requests.ts';
import type { PeopleView } from '#contract/party-view.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { readPeople } from './change-people.ts';
import { addParty, changeParty, removeParty } from './edit-party.ts';
import { appointOfficer, endOffice } from './hold-office.ts';
import { inviteParty } from './invite-party.ts';
import { changeOwnPart, listOwnParts, readOwnPart } from './own-part.ts';
import {
  answerPartyRequest,
  askClientParty,
  askParty,
  listClientPartyRequests,
  listPartyRequests,
  openPartyAnswer,
} from './party-requests.ts';
import type { PartyPorts } from './ports.ts';
import { openSensitiveAnswers, readClientPeople } from './read-as-staff.ts';
import { exportRegister, readRegister } from './read-register.ts';
import { addShareClass, recordHoldings } from './record-holdings.ts';

const { serve, serveDownload } = servingWith<PartyPorts>();

const dayOf = (on: string | undefined) => (on === undefined ? undefined : plainDate(on));
const nameOf = ({ parties }: PeopleView, id: string) => parties.find((party) => party.id === id)?.name ?? '';

/** What the feature of people and owners answers. */
export const partyRoutes = [
  serve(contract.readPeople, async ({ services, session, params, query }) => ({
    people: await readPeople(services, session.person, params.id, dayOf(query.on)),
  })),

  serve(contract.addParty, async ({ services, session, params, input, storeAnswer, texts }) => {
    const answerWith = (people: PeopleView) => ({ message: texts.partyAdded(input.name), people });
    return answerWith(
      await addParty(services, session.person, params.id, input, (scope, people) =>
        storeAnswer(scope, answerWith(people)),
      ),
    );
  }),

  serve(contract.changeParty, async ({ services, session, params, input, texts }) => {
    const people = await changeParty(services, session.person, params.id, params.party, input);
    return { message: texts.partyChanged(nameOf(people, params.party)), people };
  }),

  serve(contract.removeParty, async ({ services, session, params, texts }) => {
    const before = await readPeople(services, session.person, params.id);
    const people = await removeParty(services, session.person, params.id, params.party);
    return { message: texts.partyRemoved(nameOf(before, params.party)), people };
  }),

  serve(contract.recordHoldings, async ({ services, session, params, input, texts }) => ({
    people: await recordHoldings(services, session.person, params.id, input),
    message: texts.holdingsRecorded,
  })),

  serve(contract.addShareClass, async ({ services, session, params, input, texts }) => ({
    people: await addShareClass(services, session.person, params.id, input),
    message: texts.shareClassAdded(input.name),
  })),

  serve(contract.appointOfficer, async ({ services, session, params, input, texts }) => {
    const people = await appointOfficer(services, session.person, params.id, input);
    return { message: texts.officerAppointed(nameOf(people, input.party)), people };
  }),

  serve(contract.endOffice, async ({ services, session, params, input, texts }) => {
    const people = await endOffice(services, session.person, params.id, params.office, input.until);
    return { message: texts.officeEnded, people };
  }),

  serve(contract.inviteParty, async ({ services, session, params, input, texts }) => ({
    people: await inviteParty(services, session.person, params.id, params.party, input),
    message: texts.invitationSent(input.email),
  })),

  serve(contract.readRegister, async ({ services, session, params, query }) => ({
    register: await readRegister(services, session.person, params.id, params.register, dayOf(query.on)),
  })),

  serveDownload(contract.exportRegister, async ({ services, session, params, query, replyHeaders }) => {
    const { register } = params;
    const { text, day } = await exportRegister(
      services,
      session.person,
      params.id,
      register,
      dayOf(query.on),
    );
    replyHeaders['content-disposition'] = `attachment; filename="${register}-${day}.csv"`;
    replyHeaders['x-content-type-options'] = 'nosniff';
    return { content: new TextEncoder().encode(text), type: 'text/csv' };
  }),

  serve(ownPart.listOwnParts, async ({ services, session }) => ({
    parts: await listOwnParts(services, session.person),
  })),

  serve(ownPart.readOwnPart, async ({ services, session, params }) => ({
    part: await readOwnPart(services, session.person, params.id),
  })),

  serve(ownPart.changeOwnPart, async ({ services, session, params, input, texts }) => ({
    part: await changeOwnPart(services, session.person, params.id, input),
    message: texts.ownPartSaved,
  })),

  serve(requests.listPartyRequests, async ({ services, session, params }) => {
    const { requests: asked, deadlines } = await listPartyRequests(services, session.person, params.id);
    return { requests: asked, deadlines: [...deadlines] };
  }),

  serve(requests.askParty, async ({ services, session, params, input, storeAnswer, texts }) => {
    const { person } = session;
    const request = await askParty(services, person, params.id, params.party, input, (scope, request) =>
      storeAnswer(scope, { message: texts.partyAsked, request }),
    );
    return { message: texts.partyAsked, request };
  }),

  serve(requests.answerPartyRequest, async ({ services, session, params, input, texts }) => {
    await answerPartyRequest(services, session.person, params.id, params.request, input.answer);
    return { message: texts.partyAnswered };
  }),

  serve(requests.listClientPartyRequests, async ({ services, session, params }) => {
    const { requests: asked, deadlines } = await listClientPartyRequests(services, session.person, params.id);
    return { requests: asked, deadlines: [...deadlines] };
  }),

  serve(requests.askClientParty, async ({ services, session, params, input, storeAnswer, texts }) => {
    const { person } = session;
    const request = await askClientParty(services, person, params.id, params.party, input, (scope, request) =>
      storeAnswer(scope, { message: texts.partyAsked, request }),
    );
    return { message: texts.partyAsked, request };
  }),

  serve(requests.openPartyAnswer, ({ services, session, params }) =>
    openPartyAnswer(services, session.person, params.id, params.request),
  ),

  serve(contract.readClientPeople, async ({ services, session, params }) => ({
    people: await readClientPeople(services, session.person, params.id),
  })),

  serve(ownPart.openSensitiveAnswers, async ({ services, session, params }) => ({
    answers: await openSensitiveAnswers(services, session.person, params.id, params.party),
  })),
];
