import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type CompanyView, listCompanies } from '#contract/companies.ts';
import { dashboardMessages } from '#messages/dashboard.ts';
import { type CallFailure, call } from './call.ts';
import { lostAccess } from './lost-access.ts';
import { notify } from './notify.ts';
import { setAnswer, useQuery } from './query.ts';

/** State of the query for the person's companies; `empty` means there are none yet. */
export type CompaniesState = 'loading' | 'error' | 'empty' | 'ready';

export interface CurrentCompany {
  state: CompaniesState;
  /** Why the companies could not be read; only with the state `error`. */
  failure: CallFailure | undefined;
  /** The person's companies, the oldest first. */
  companies: readonly CompanyView[];
  /** The company the dashboard is about: the chosen one, by default the first. */
  company: CompanyView | undefined;
  choose(companyId: string): void;
  /**
   * Reads the companies again. Until the answer is there, what is known stays. Never throws.
   *
   * @returns whether they could be read.
   */
  refetch(): Promise<boolean>;
  /** Takes over a company as a call just returned it: a new one is added, a known one replaced. */
  accept(company: CompanyView): void;
}

const CurrentCompanyContext = createContext<CurrentCompany>({
  state: 'loading',
  failure: undefined,
  companies: [],
  company: undefined,
  choose() {},
  refetch: async () => false,
  accept() {},
});

/** The company that the pages of the dashboard are about, and the person's other ones. */
export function useCurrentCompany(): CurrentCompany {
  return useContext(CurrentCompanyContext);
}

/** Reads the companies once, when it mounts, and keeps which one is chosen. */
export function CurrentCompanyProvider({ children }: { children: ReactNode }) {
  const { data, failure, refetch } = useQuery(listCompanies, {});
  const companies = data?.companies;
  const [chosenId, setChosenId] = useState(chosenCompany.read);

  const value = useMemo<CurrentCompany>(
    () => ({
      state: stateOf(companies, failure),
      failure: companies ? undefined : failure,
      companies: companies ?? [],
      company: companies?.find(({ id }) => id === chosenId) ?? companies?.[0],
      choose(companyId) {
        setChosenId(companyId);
        chosenCompany.keep(companyId);
      },
      refetch,
      accept: (company) =>
        setAnswer(listCompanies, {}, (known) => ({
          ...known,
          companies: withCompany(known?.companies ?? [], company),
        })),
    }),
    [companies, failure, chosenId, refetch],
  );
  useTellingOfLostAccess(value.company);
  return <CurrentCompanyContext value={value}>{children}</CurrentCompanyContext>;
}

/** Asks again for the companies once one of them is refused, and says so where it is the one that is shown. */
function useTellingOfLostAccess(shown: CompanyView | undefined): void {
  useEffect(
    () =>
      lostAccess.follow(async () => {
        const found = await call(listCompanies, {}).catch(() => undefined);
        if (!found) return;
        setAnswer(listCompanies, {}, () => found);
        if (shown && !found.companies.some(({ id }) => id === shown.id)) {
          notify.info(dashboardMessages.accessLost(shown.name));
        }
      }),
    [shown],
  );
}

function stateOf(
  companies: readonly CompanyView[] | undefined,
  failure: CallFailure | undefined,
): CompaniesState {
  if (companies) return companies.length > 0 ? 'ready' : 'empty';
  return failure ? 'error' : 'loading';
}

function withCompany(known: readonly CompanyView[], company: CompanyView): CompanyView[] {
  return known.some(({ id }) => id === company.id)
    ? known.map((each) => (each.id === company.id ? company : each))
    : [...known, company];
}

const chosenKey = 'currentCompany';

/**
 * Which company was chosen last. Two tabs can look at two companies, each over its reloads; a new tab begins with
 * the company that was chosen last in any of them. The id says nothing to anyone but the company's people.
 */
export const chosenCompany = {
  read(): string | null {
    try {
      // A link, as in an email, says which one it is about.
      const asked = new URLSearchParams(location.search).get('company');
      return asked ?? sessionStorage.getItem(chosenKey) ?? localStorage.getItem(chosenKey);
    } catch {
      return null;
    }
  },
  keep(companyId: string): void {
    try {
      sessionStorage.setItem(chosenKey, companyId);
      localStorage.setItem(chosenKey, companyId);
    } catch {
      // Storage is refused: the choice holds until the page is left.
    }
  },
};
