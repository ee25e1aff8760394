import FormationPage from '#web/cases/formation-page.tsx';
import { CasePapers } from './case-papers.tsx';

/** A company's formation, with the papers of its answers. */
export default function FounderFormation() {
  return (
    <CasePapers>
      <FormationPage />
    </CasePapers>
  );
}
