import ae from 'country-flag-icons/3x2/AE.svg?url';
import gb from 'country-flag-icons/3x2/GB.svg?url';
import sa from 'country-flag-icons/3x2/SA.svg?url';
import sg from 'country-flag-icons/3x2/SG.svg?url';
import us from 'country-flag-icons/3x2/US.svg?url';
import type { Country } from '#domain/catalogue/choices.ts';

/** Addresses of the flags' images, three to two: files of their own, so that script and page stay light. */
export const countryFlags: Record<Country, string> = { AE: ae, US: us, GB: gb, SA: sa, SG: sg };
