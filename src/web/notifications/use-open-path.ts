import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { useNavigate } from '#web/platform/router.tsx';

/** Opens the page of a notification, with the company that it is about. */
export function useOpenPath(): (path: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const { choose } = useCurrentCompany();
  return (path, options) => {
    const companyId = new URL(path, 'http://localhost').searchParams.get('company');
    if (companyId) choose(companyId);
    navigate(path, options);
  };
}
