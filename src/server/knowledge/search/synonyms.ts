import { wordsOf } from '../language/words.ts';

/** Words that founders use as synonyms. Groups work both ways and weigh less than the word itself. */
const groups: readonly string[] = [
  'cost price fee charge expensive pay cheap tariff bill',
  'form formation incorporate incorporation establish start found launch open setup register registration',
  'close closing closure liquidate liquidation deregister deregistration dissolve dissolution cancel cancellation shut strikeoff',
  'renew renewal extend expire expiry',
  'annual year ongoing recurring renewal',
  'fine penalty sanction late punish consequence miss overdue skip',
  'owner shareholder member investor partner ownership own hold',
  'beneficial ubo controller control',
  'director manager officer',
  'capital deposit paidup',
  'employee staff worker hire employ headcount people team workforce personnel',
  'salary wage payroll pay remuneration',
  'office desk premises workspace lease address space rent',
  'visa residence residency',
  'spouse wife husband family child dependant sponsor',
  'bank account banking',
  'audit auditor audited',
  'account statement report',
  'turnover revenue sales income receipt supply',
  'deadline due date filing file submit',
  'move transfer migrate migration continuation redomicile relocate switch',
  'document passport paper certificate',
  'name trade reserve reservation',
  'time duration quick fast day week take',
  'minimum least lowest smallest threshold',
  'maximum most highest limit cap ceiling exceed',
  'activity business line',
  'abroad foreign foreigner overseas resident remote international expat nonresident',
  'sole single alone',
  'law legislation regulation rule decree',
  'authority regulator department ministry body registrar',
  'born birth newborn baby',
  'exempt exemption relief waive waiver',
  'profit income gain',
  'valid validity last year',
  'change amend amendment update modify',
  'pause freeze dormant suspend',
  'goods product merchandise stock',
  'customs import export duty',
  'shop retail store',
  'software tech technology app startup',
  'advise advisory advice consultancy consulting consultant',
  'fund asset wealth investment',
  'crypto virtual asset token',
  'lawyer legal',
  'proof prove evidence identify verify verification identity',
  'quota allocation number',
  'appoint nominate hire',
  'accountant bookkeeper bookkeeping record',
  'keep retain store record',
  'insurance health cover medical',
  'dividend distribution withholding',
  'sell sale transfer',
  'delay late',
  'local emirati national citizen',
  'required mandatory compulsory obligatory oblige obligation duty',
  'benefit advantage why',
  'disadvantage drawback con',
  'differ difference distinction compare',
  'permit permission approval noc',
  'notary notarise attest attestation legalise apostille',
  'stay absence outside',
  'age old young',
  'tax taxation taxable',
  'branch subsidiary',
  'share stock equity',
  'fake sham pretend fictitious',
  'agent representative service provider',
];

const related = new Map<string, Set<string>>();
for (const group of groups) {
  const words = wordsOf(group);
  for (const word of words) {
    const known = related.get(word) ?? new Set();
    for (const other of words) if (other !== word) known.add(other);
    related.set(word, known);
  }
}

/** Synonyms of a stemmed word. */
export function synonymsOf(word: string): readonly string[] {
  return [...(related.get(word) ?? [])];
}
