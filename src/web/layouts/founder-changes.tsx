import ChangesPage from '#web/cases/changes-page.tsx';
import { CasePapers } from './case-papers.tsx';

/** A company's later cases, with the papers of their answers. */
export default function FounderChanges() {
  return (
    <CasePapers>
      <ChangesPage />
    </CasePapers>
  );
}
