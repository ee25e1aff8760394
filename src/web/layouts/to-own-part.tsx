import { listOwnParts } from '#contract/own-part.ts';
import { paths } from '#web/paths.ts';
import { useQuery } from '#web/platform/query.ts';
import { Redirect } from '#web/platform/router.tsx';

/** Leads to the page of the person's own part in a company, if they have one. */
export default function ToOwnPart() {
  const { data } = useQuery(listOwnParts, {});
  return data && data.parts.length > 0 ? <Redirect to={paths.ownPart} /> : null;
}
