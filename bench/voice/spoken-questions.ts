import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import { locate, modelFiles } from '#server/voice/engines/embedded/model-files.ts';
import { waveHeadOf } from '#server/voice/engines/wave.ts';

/** Questions as written, and as spelled for a voice without Arabic. */
export const questions: readonly (readonly [written: string, said: string])[] = [
  [
    'How much does a DMCC licence cost with two visas?',
    'How much does a D M C C licence cost with two visas?',
  ],
  ['How long does it take to set up in IFZA?', 'How long does it take to set up in if zah?'],
  ['Is an audit required in ADGM?', 'Is an audit required in A D G M?'],
  ['What does an office in DIFC cost?', 'What does an office in D I F C cost?'],
  ['Compare DAFZA and JAFZA for a trading company.', 'Compare daff zah and jaff zah for a trading company.'],
  ['Can I open a mainland LLC in Ras Al Khaimah?', 'Can I open a mainland L L C in rass al kymah?'],
  ['What are the visa costs in Fujairah?', 'What are the visa costs in foo jy rah?'],
  ['Is Umm Al Quwain cheaper than Ajman?', 'Is oom al quwayne cheaper than ajmaan?'],
  ['Do I need to register for VAT in Sharjah?', 'Do I need to register for V A T in shar jah?'],
  ['When is the corporate tax return due in the UAE?', 'When is the corporate tax return due in the U A E?'],
  ['Do I need an Ejari contract in Dubai?', 'Do I need an ee jaree contract in Dubai?'],
  ['How do I get a golden visa in Abu Dhabi?', 'How do I get a golden visa in Aboo Dahby?'],
  ['What does MOHRE charge for a work permit?', 'What does mow ray charge for a work permit?'],
  ['How do I register with ZATCA in Saudi Arabia?', 'How do I register with zat kah in Saudi Arabia?'],
  ['Do I need a MISA licence in Riyadh?', 'Do I need a meesah licence in Ree yad?'],
  ['When do I file with ACRA in Singapore?', 'When do I file with ak rah in Singapore?'],
  ['How do I get an EIN from the IRS?', 'How do I get an E I N from the I R S?'],
  ['Does DMCC offer a flexi desk?', 'Does D M C C offer a flexi desk?'],
  ['What does the Emirates ID cost?', 'What does the Emirates I D cost?'],
  [
    'What is the penalty of the FTA for late registration?',
    'What is the penalty of the F T A for late registration?',
  ],
  ['I want a DIFC innovation licence.', 'I want a D I F C innovation licence.'],
  ['Does a Delaware C corp pay franchise tax?', 'Does a Delaware C corp pay franchise tax?'],
  ['What is a free zone company?', 'What is a free zone company?'],
];

/** Names counted in the measurement of recognition. */
export const names = [
  ...[
    'DMCC',
    'IFZA',
    'ADGM',
    'DIFC',
    'DAFZA',
    'JAFZA',
    'Ras Al Khaimah',
    'Fujairah',
    'Umm Al Quwain',
    'Ajman',
  ],
  ...[
    'VAT',
    'Sharjah',
    'UAE',
    'Ejari',
    'Dubai',
    'golden visa',
    'Abu Dhabi',
    'MOHRE',
    'ZATCA',
    'MISA',
    'Riyadh',
  ],
  ...[
    'ACRA',
    'EIN',
    'IRS',
    'flexi desk',
    'Emirates ID',
    'FTA',
    'Delaware',
    'franchise tax',
    'free zone',
    'LLC',
  ],
];

export const voices = ['rms', 'slt', 'awb', 'kal16'] as const;

declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  Instance: new (program: object, imports: object) => object;
};

/** Opens synthetic voices; synthesis blocks the thread. */
export async function openVoices(): Promise<(voice: (typeof voices)[number], text: string) => Int16Array> {
  const program = locate(modelFiles.voices);
  if (!program) throw new Error('The voices are not installed.');
  const compiled = await WebAssembly.compile(readFileSync(program));
  return (voice, text) => {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-bench-'));
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', '-voice', voice, '-t', text, '-o', '/o/sound.wav'],
      preopens: { '/o': folder },
      returnOnExit: true,
    });
    wasi.start(new WebAssembly.Instance(compiled, wasi.getImportObject()));
    const file = readFileSync(join(folder, 'sound.wav'));
    rmSync(folder, { recursive: true });
    return Int16Array.from(
      new Int16Array(Uint8Array.from(file.subarray(waveHeadOf(file)?.dataAt ?? 44)).buffer),
    );
  };
}
