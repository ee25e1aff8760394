import ae from 'country-flag-icons/3x2/AE.svg?url';
import gb from 'country-flag-icons/3x2/GB.svg?url';
import sa from 'country-flag-icons/3x2/SA.svg?url';
import sg from 'country-flag-icons/3x2/SG.svg?url';
import us from 'country-flag-icons/3x2/US.svg?url';
import type { Country } from '#domain/catalogue/choices.ts';

/** Files of their own, so that scripts stay light; the server makes the small ones part of a page's HTML. */
const flags: Record<Country, string> = { AE: ae, US: us, GB: gb, SA: sa, SG: sg };

/** A country's flag beside its name, which says the same to those who do not see it. */
export function CountryFlag({ country, width = 20 }: { country: Country; width?: number }) {
  return (
    <img
      src={flags[country]}
      alt=""
      width={width}
      height={(width * 2) / 3}
      // A file is fetched after the first paint, which shares the connection with what is requested before, and after
      // the fonts of the words beside it.
      loading="lazy"
      fetchPriority="low"
      className="shrink-0 rounded-xs ring-1 ring-line"
    />
  );
}
