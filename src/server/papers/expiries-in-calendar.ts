import { locales, messagesIn } from '#locales/messages-in.ts';
import type { CalendarSource } from '../calendar/index.ts';
import { endsOf } from '../cases/index.ts';
import { withParties } from './paper-owners.ts';
import { listPaperRows, listVersionRows } from './paper-repository.ts';
import type { PaperPorts } from './ports.ts';
import { sees } from './reach.ts';

const { calendarFeedMessages: texts, paperKindLabels } = messagesIn(locales[0]);

/** The days on which a company's papers expire, as far as the reader sees them; none once it is closed. */
export function expiriesInCalendar({ paperOwners }: Pick<PaperPorts, 'paperOwners'>): CalendarSource {
  return async ({ orm, client, company: { details, role } }, person) => {
    const scope = { orm, client, details };
    const { isIncorporated, isClosed } = await endsOf(scope, details.id);
    if (isClosed) return [];
    const owners = await paperOwners(scope);
    const papers = withParties(await listPaperRows(scope, details.id), owners);
    const byId = new Map(papers.map((paper) => [paper.id, paper]));
    return (await listVersionRows(scope, details.id)).flatMap(({ paperId, expiresOn, state }) => {
      const paper = byId.get(paperId);
      const counts = state === 'received' || state === 'accepted';
      if (!paper || !expiresOn || !counts || paper.deletionAskedAt) return [];
      if (isIncorporated && paper.kind === 'name-certificate') return [];
      if (!sees(person, { role, owners }, paper.partyId)) return [];
      const about = owners.find(({ id }) => id === paper.partyId)?.name;
      const label = texts.paperExpires(paperKindLabels[paper.kind]);
      return { id: `paper-${paperId}`, on: expiresOn, label, about };
    });
  };
}
