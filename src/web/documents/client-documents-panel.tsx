import type { Signing } from './document-side.ts';
import { MadeDocuments } from './made-documents.tsx';

interface ClientDocumentsPanelProps {
  company: { id: string };
  Signing: Signing;
}

/** The documents of a client's company, for staff. */
export default function ClientDocumentsPanel({ company, Signing }: ClientDocumentsPanelProps) {
  return <MadeDocuments companyId={company.id} side="staff" Signing={Signing} />;
}
