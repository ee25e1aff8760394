import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Two weights of two families that belong together; nothing of the machine's own fonts is used. */
const files = [
  'ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
  'ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf',
  'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  'ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
];

/** The fonts that documents are set in. */
export function readFonts(): Buffer[] {
  return files.map((file) => readFileSync(resolve(`@expo-google-fonts/${file}`)));
}

/** The code points that a font has a glyph for: its 'cmap' table of format 4, which all of ours have. */
export function codePointsIn(font: Buffer): Set<number> {
  const table = tableAt(font, 'cmap');
  const formats = Array.from({ length: font.readUInt16BE(table + 2) }, (_, index) => {
    return table + font.readUInt32BE(table + 4 + index * 8 + 4);
  });
  const at = formats.find((offset) => font.readUInt16BE(offset) === 4);
  if (at === undefined) throw new Error('The font has no table of characters that can be read.');
  const segments = font.readUInt16BE(at + 6) / 2;
  const points = new Set<number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const end = font.readUInt16BE(at + 14 + segment * 2);
    const start = font.readUInt16BE(at + 16 + (segments + segment) * 2);
    for (let point = start; point <= end && point !== 0xff_ff; point += 1) points.add(point);
  }
  return points;
}

function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * 16;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table '${tag}'.`);
}
