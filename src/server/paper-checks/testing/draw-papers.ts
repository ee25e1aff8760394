import sharp, { type Sharp } from 'sharp';

interface PaperOptions {
  width?: number;
  height?: number;
  lines?: number;
  /** Where the lines begin: below 0 they are cut off on the left. */
  left?: number;
  /** Grey of the paper and of what surrounds it. */
  paper?: string;
  around?: string;
  ink?: string;
  /** What is drawn last. */
  over?: string;
}

/** Draws a page with lines of writing, photographed on a darker table. */
export function drawPaper({
  width = 1_400,
  height = 1_050,
  lines = 16,
  left = 240,
  paper = '#e2e2de',
  around = '#6b6b6b',
  ink = '#222',
  over = '',
}: PaperOptions = {}): Sharp {
  const writing = Array.from(
    { length: lines },
    (_, at) =>
      `<text x="${left}" y="${200 + at * 44}" font-size="30" font-family="sans-serif" fill="${ink}">Tenancy contract, line ${at + 1}: the tenant pays each quarter</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1400 1050" width="${width}" height="${height}" preserveAspectRatio="none"><rect width="1400" height="1050" fill="${around}"/><rect x="100" y="80" width="1200" height="890" fill="${paper}"/>${writing.join('')}${over}</svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

/** Draws a head before a background. */
export function drawPortrait({ width = 700, height = 900, background = '#f4f4f4', over = '' } = {}): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 900" width="${width}" height="${height}" preserveAspectRatio="none"><rect width="700" height="900" fill="${background}"/>${over}<ellipse cx="350" cy="400" rx="170" ry="230" fill="#c98"/><path d="M100 900 Q350 560 600 900" fill="#345"/></svg>`;
  return sharp(Buffer.from(svg)).flatten();
}
