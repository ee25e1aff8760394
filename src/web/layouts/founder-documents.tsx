import { lazy } from 'react';
import Documents from '#web/documents/company-documents.tsx';

const DocumentSigning = lazy(() => import('#web/signing/document-signing.tsx'));

/** The documents made from a company's record, with the way to have them signed. */
export default function CompanyDocuments({ companyId }: { companyId: string }) {
  return <Documents companyId={companyId} Signing={DocumentSigning} />;
}
