import * as contract from '#contract/names.ts';
import { viewActivities } from '../activities/index.ts';
import { servingWith } from '../platform/serve-operation.ts';
import type { NamePorts } from './ports.ts';
import { proposeNames } from './propose-names.ts';
import { readNames } from './read-names.ts';
import { readNamesForStaff } from './read-names-for-staff.ts';
import { recordNameAnswer, recordOwnNameAnswer } from './record-name-answer.ts';
import { viewChecked, viewNames } from './views.ts';

const { serve } = servingWith<NamePorts>();

/** Staff do not change what a company proposes. */
const asStaff = { mayChange: false, mayRecord: true };

/** Operations of the names feature. */
export const nameRoutes = [
  serve(contract.readNames, async ({ services, session, params }) => {
    const naming = await readNames(services, session.person, params.id);
    return { names: await viewNames(naming, naming) };
  }),

  serve(contract.checkName, async ({ services, session, params, input }) => ({
    checked: await viewChecked(input, await readNames(services, session.person, params.id)),
  })),

  serve(contract.proposeNames, async ({ services, session, params, input }) => {
    const naming = await proposeNames(services, session.person, params.id, input.names);
    return { names: await viewNames(naming, naming) };
  }),

  serve(contract.readNamesForStaff, async ({ services, session, params }) => {
    const { naming, activities } = await readNamesForStaff(services, session.person, params.id);
    return { names: await viewNames(naming, asStaff), activities: viewActivities(activities) };
  }),

  serve(contract.recordOwnNameAnswer, async ({ services, session, params, input }) => {
    const naming = await recordOwnNameAnswer(services, session.person, params.id, params.name, input);
    return { names: await viewNames(naming, naming) };
  }),

  serve(
    contract.recordNameAnswer,
    async ({ services, session: { person }, staffRole: role, params, input }) => ({
      names: await viewNames(
        await recordNameAnswer(services, { person, role }, params.id, params.name, input),
        asStaff,
      ),
    }),
  ),
];
