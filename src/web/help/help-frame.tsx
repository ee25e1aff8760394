import { type ReactNode, useRef } from 'react';
import { PublicPage } from '#web/design-system/public-page.tsx';
import { useNavigate } from '#web/platform/router.tsx';
import { searchAddress } from './help-addresses.ts';
import { SearchBox } from './search-box.tsx';

/** The frame of every help page but the first: the search leads there. */
export function HelpFrame({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  return (
    <PublicPage>
      <SearchBox box={box} onSearch={(query) => void navigate(searchAddress(query))} />
      <div className="mt-8">{children}</div>
    </PublicPage>
  );
}
