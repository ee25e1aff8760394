import { createRequire } from 'node:module';
import sharp from 'sharp';

const fontfile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf',
);

/** Writes words across a picture, again and again, so that no cut leaves a page without them. */
export async function markPicture(picture: Uint8Array, words: string): Promise<Uint8Array> {
  const text = `<span foreground="#808080" alpha="45%">${escaped(words)}</span>`;
  const line = await sharp({ text: { text, font: 'IBM Plex Sans 13', fontfile, rgba: true, dpi: 110 } })
    .png()
    .toBuffer();
  const { width, height } = await sharp(picture).metadata();
  const tile = await sharp(line)
    .rotate(-30, { background: '#0000' })
    .extend({ top: 40, bottom: 40, left: 30, right: 30, background: '#0000' })
    .png()
    .toBuffer();
  // Each picture that is laid on another has to fit into it.
  const fitting = await sharp(tile)
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return sharp(picture)
    .composite([{ input: fitting, tile: true }])
    .webp({ quality: 85 })
    .toBuffer();
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
