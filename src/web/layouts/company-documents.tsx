import { lazy } from 'react';
import type { CompanyFile } from '#contract/operator.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import ClientDocumentsPanel from '#web/documents/client-documents-panel.tsx';
import CompanyPapersPanel from '#web/papers/company-papers-panel.tsx';

const DocumentSigning = lazy(() => import('#web/signing/document-signing.tsx'));

/** A client's documents in its file: those its people hand over, then those that are made here. */
export default function CompanyDocuments({ company, role }: { company: CompanyFile; role: StaffRole }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <CompanyPapersPanel company={company} role={role} />
      <ClientDocumentsPanel company={company} Signing={DocumentSigning} />
    </div>
  );
}
