import type { Signing } from './document-side.ts';
import { MadeDocuments } from './made-documents.tsx';

/** The documents of the founder's company. */
export default function CompanyDocuments({ companyId, Signing }: { companyId: string; Signing: Signing }) {
  return <MadeDocuments companyId={companyId} side="member" Signing={Signing} />;
}
