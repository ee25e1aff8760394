import type { CountryDefinition } from '../../definition.ts';
import { adgm } from './free-zones/adgm.ts';
import { dafza } from './free-zones/dafza.ts';
import { difc } from './free-zones/difc.ts';
import { dmcc } from './free-zones/dmcc.ts';
import { ifza } from './free-zones/ifza.ts';
import { jafza } from './free-zones/jafza.ts';
import { abuDhabi } from './mainland/abu-dhabi.ts';
import { ajman } from './mainland/ajman.ts';
import { dubai } from './mainland/dubai.ts';
import { fujairah } from './mainland/fujairah.ts';
import { rasAlKhaimah } from './mainland/ras-al-khaimah.ts';
import { sharjah } from './mainland/sharjah.ts';
import { ummAlQuwain } from './mainland/umm-al-quwain.ts';
import { withStepsByAnswer } from './steps-by-answer.ts';

/** In the order of the questionnaire. */
export const unitedArabEmirates: CountryDefinition = {
  locale: 'en',
  country: 'AE',
  currency: 'AED',
  jurisdictions: [
    difc,
    dmcc,
    adgm,
    ifza,
    dafza,
    jafza,
    dubai,
    abuDhabi,
    sharjah,
    ajman,
    rasAlKhaimah,
    fujairah,
    ummAlQuwain,
  ].map(withStepsByAnswer),
};
