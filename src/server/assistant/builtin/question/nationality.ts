/** People of countries whose own law is not asked about: for who may own a company they are foreigners like others. */
const nationalities =
  'indian|pakistani|bangladeshi|nepali|nepalese|sri lankan|filipino|chinese|russian|ukrainian|belarusian|turkish|egyptian|jordanian|lebanese|syrian|iraqi|moroccan|tunisian|algerian|nigerian|ghanaian|kenyan|south african|ethiopian|german|french|italian|spanish|dutch|belgian|austrian|swiss|polish|czech|romanian|bulgarian|greek|portuguese|swedish|norwegian|danish|finnish|irish|canadian|australian|brazilian|mexican|argentinian|japanese|korean|indonesian|malaysian|thai|vietnamese|kazakh|uzbek|georgian|armenian|israeli';

const isFounding =
  '(?:(?:also|still|legally|alone) )?(?:open|own|form|start|set ?up|register(?! for\\b)|incorporate|found|establish)\\b';

const named = new RegExp(
  `\\b(?:an? |any )?(?:${nationalities})(?: (?:citizen|national|passport holder|person|founder|resident))?s?(?= ${isFounding})`,
  'gi',
);

const namedCompany = new RegExp(
  `\\ban? (?:${nationalities}) (company|firm|corporation|business|limited company)(?= ${isFounding})`,
  'gi',
);

/** A question with 'a foreigner' for whoever is named by nationality and wants to found or own a company. */
export function asForeigner(question: string): string {
  return question.replaceAll(namedCompany, 'a foreign $1').replaceAll(named, 'a foreigner');
}
