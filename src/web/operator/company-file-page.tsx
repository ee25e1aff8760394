import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { type CompanyFile, readCompanyFile } from '#contract/operator.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { operatorMessages } from '#messages/operator.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { RowsSkeleton } from '#web/design-system/rows-skeleton.tsx';
import { Tabs } from '#web/design-system/tabs.tsx';
import { useQuery } from '#web/platform/query.ts';
import { Link, useLocation, useNavigate, useParams } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { useBackOffice } from './back-office.ts';
import { CompanyDetails } from './company-details.tsx';
import { BackTo } from './file-page.tsx';
import { PageHead, ReadStates } from './list-page.tsx';
import { operatorPaths } from './operator-paths.ts';
import { ReturnedEmails } from './returned-emails.tsx';

const texts = operatorMessages.company;

/** A part of a company's file, shown in a tab that the address names. */
export interface CompanyPanel {
  /** Unique, and after '#' in the address. */
  id: string;
  title: string;
  /** Whether its tab is shown; the address opens it all the same. Absent for always. */
  concerns?(company: CompanyFile): boolean;
  /** Loaded when its tab is first opened. */
  Panel: ComponentType<{ company: CompanyFile; role: StaffRole }>;
}

interface CompanyFilePageProps {
  /** What features show of a company, in the order of the tabs; the details of the company follow them. */
  panels: readonly CompanyPanel[];
}

/** One company, as staff work on it. Visits are recorded in the company's activity log, which its admins can read. */
export default function CompanyFilePage({ panels }: CompanyFilePageProps) {
  const { id = '' } = useParams();
  const query = useQuery(readCompanyFile, { params: { id } });
  const title = query.data?.company.name ?? texts.fallbackTitle;
  const heading = usePage(title);
  return (
    <div className="flex flex-col gap-6">
      <BackTo path={operatorPaths.companies}>{operatorMessages.titles.companies}</BackTo>
      <PageHead heading={heading} title={title} about={query.data && texts.noted}>
        {query.data && (
          <Link to={operatorPaths.logOf(id)} className={buttonClass()}>
            {texts.log}
          </Link>
        )}
      </PageHead>
      {query.data && <ReturnedEmails companyId={id} />}
      <ReadStates query={query} heading={heading} unread={texts.unread}>
        {({ company }) => <Panels key={company.id} company={company} panels={panels} />}
      </ReadStates>
    </div>
  );
}

const details: CompanyPanel = { id: 'details', title: texts.details, Panel: CompanyDetails };

function Panels({ company, panels }: CompanyFilePageProps & { company: CompanyFile }) {
  const { role } = useBackOffice();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const asked = [...panels, details].find(({ id }) => id === hash.slice(1))?.id;
  const all = [
    ...panels.filter(({ id, concerns }) => id === asked || !concerns || concerns(company)),
    details,
  ];
  const [open, setOpen] = useState(asked ?? all[0]?.id ?? details.id);
  useEffect(() => {
    if (asked) setOpen(asked);
  }, [asked]);
  return (
    <Tabs
      label={company.name}
      tabs={all.map(({ id, title, Panel }) => ({
        id,
        title,
        content: (
          <Suspense fallback={<RowsSkeleton label={operatorMessages.loading} />}>
            <Panel company={company} role={role} />
          </Suspense>
        ),
      }))}
      open={open}
      onOpen={(id) => {
        setOpen(id);
        navigate(`${pathname}#${id}`, { replace: true });
      }}
    />
  );
}
