/** Common words of other languages in Latin letters that English does not have. */
const foreign = new Set(
  `la el del una por ciento con que es desde hasta cada mes ano coste cuesta dos tres cuatro cinco seis siete ocho nueve
   diez doce quince veinte cien 
   le les des du un une est sont et pour avec dans jusqu mois cout coute deux trois quatre cinq huit neuf dix douze quinze vingt mille
   der die das den dem ein eine ist sind und mit von bis zum zur auf im monat jahr kostet betragt prozent zwei drei vier funf sechs sieben acht
   neun zehn zwolf zwanzig hundert tausend
   lo gli di da per costa mesi anno tre quattro cinque sette otto nove dieci dodici venti cento
   een het van voor met procent maand jaar twee vijf tien
   um uma os dos custa meses dois cinco sete oito dez vinte cem
   hai hain ka ki ke ko se mein aur tak ek teen char chaar panch paanch chhe saat aath nau das barah bees sau hazar hazaar 
   pratishat fisad rupaye mahine saal
   ve bir iki uc dort bes alti yedi sekiz dokuz yuzde ay yil icin
   fi ila sana shahr alf mia`.split(/\s+/),
);
const english = new Set(
  `a an the of and or to in on is are was be for from with by at as it its that this which not no you your per up than each every if when after
   before has have do does can may must will costs takes within about there`.split(/\s+/),
);
/** Fewer foreign words may be a name, such as 'La Salle' or 'Das Boot'. */
const minForeign = 2;

/** Whether a sentence is in another language in Latin letters, whose number words are not recognised. */
export function isOtherLanguage(sentence: string): boolean {
  const words =
    sentence
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const isForeign = words.filter((word) => foreign.has(word) && !english.has(word)).length;
  return isForeign >= minForeign && isForeign > words.filter((word) => english.has(word)).length;
}

/** Maximum share of letters in other scripts, whose number words are not recognised. */
const maxForeign = 0.3;

/** Whether much of a text is in another script. */
export function isOtherScript(text: string): boolean {
  return foreignShare(text) > maxForeign;
}

/** The share of letters outside the Latin script: their number words are not recognised. */
function foreignShare(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 0 : foreign / letters;
}
