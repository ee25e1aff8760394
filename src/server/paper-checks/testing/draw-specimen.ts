import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

/** A made-up holder; the lines are complete with their check digits. */
export interface Specimen {
  lines: readonly string[];
  surname: string;
  givenNames: string;
  number: string;
}

interface Holder {
  surname: string;
  givenNames: string;
  number: string;
  /** Three letters as printed. */
  country: string;
  birth: string;
  sex: string;
  expiry: string;
  personal?: string;
}

/** Made-up holders with what is read wrongly most: fillers, 0 and O, 5 and S, 8 and B, no given name. */
export const holders = {
  lena: {
    surname: 'HARTMANN',
    givenNames: 'LENA MARIE',
    number: 'C01X00T47',
    country: 'D',
    birth: '920315',
    sex: 'F',
    expiry: '310801',
  },
  omar: {
    surname: 'AL FALASI',
    givenNames: 'OMAR KHALID',
    number: 'AB1234567',
    country: 'ARE',
    birth: '850101',
    sex: 'M',
    expiry: '280630',
    personal: '78419851234567',
  },
  chidi: {
    surname: 'OKONKWO',
    givenNames: 'CHIDI',
    number: 'B00S15G86',
    country: 'NGA',
    birth: '780922',
    sex: 'M',
    expiry: '300205',
  },
  ana: {
    surname: 'DE SOUZA BRITO',
    givenNames: 'ANA QUEZIA',
    number: 'FZ902871',
    country: 'BRA',
    birth: '990530',
    sex: 'F',
    expiry: '270117',
  },
  xiuying: {
    surname: 'WANG',
    givenNames: 'XIUYING',
    number: 'E87654321',
    country: 'CHN',
    birth: '650711',
    sex: 'F',
    expiry: '291231',
  },
} satisfies Record<string, Holder>;

/** The lines of a passport. */
export function passportOf(holder: Holder): Specimen {
  const { surname, givenNames, number, country, birth, sex, expiry, personal = '' } = holder;
  const names = `${surname}<<${givenNames}`.replaceAll(' ', '<');
  const first = `P<${country.padEnd(3, '<')}${names}`.padEnd(44, '<').slice(0, 44);
  const checked = (text: string) => `${text}${checkDigit(text)}`;
  const [a, b, c] = [checked(number.padEnd(9, '<')), checked(birth), checked(expiry)];
  const d = personal ? checked(personal.padEnd(14, '<')) : '<'.repeat(15);
  const second = `${a}${country.padEnd(3, '<')}${b}${sex}${c}${d}${checkDigit(a + b + c + d)}`;
  return { lines: [first, second], surname, givenNames, number };
}

/** The lines of an identity card. */
export function cardOf(holder: Holder): Specimen {
  const { surname, givenNames, number, country, birth, sex, expiry, personal = '' } = holder;
  const checked = (text: string) => `${text}${checkDigit(text)}`;
  const land = country.padEnd(3, '<');
  const first = `I<${land}${checked(number.padEnd(9, '<'))}${personal.padEnd(15, '<')}`;
  const [b, c] = [checked(birth), checked(expiry)];
  const rest = '<'.repeat(11);
  const second = `${b}${sex}${c}${land}${rest}${checkDigit(first.slice(5) + b + c + rest)}`;
  const third = `${surname}<<${givenNames}`.replaceAll(' ', '<').padEnd(30, '<').slice(0, 30);
  return { lines: [first, second, third], surname, givenNames, number };
}

/** Written once more, so that the reader's own sum is tested. */
function checkDigit(text: string): number {
  const weights = [7, 3, 1];
  const values = [...text].map((letter) => (letter === '<' ? 0 : Number.parseInt(letter, 36)));
  return values.reduce((sum, value, at) => sum + value * (weights[at % 3] as number), 0) % 10;
}

const font = fileURLToPath(new URL('ocr-b/OCRB.otf', import.meta.url));

/** Pixels of a passport's page at 254 an inch, or of a card. */
const sizes = { 2: [1_250, 880], 3: [856, 540] } as const;
/** The distance between two characters: 2.54 mm. */
const pitch = 25.4;

/** Draws the page that holds the zone: fine lines in the background, a face, printed fields and the zone. */
export async function drawSpecimen({ lines, surname, givenNames, number }: Specimen): Promise<Sharp> {
  const [width, height] = lines.length === 2 ? sizes[2] : sizes[3];
  const waves = Array.from({ length: 40 }, (_, at) => {
    const y = (at * height) / 40;
    return `<path d="M0 ${y} Q${width / 4} ${y - 40} ${width / 2} ${y} T${width} ${y}" stroke="#${at % 2 ? 'b9cfd8' : 'd9c3b0'}" fill="none" stroke-width="1.5"/>`;
  });
  const label = (x: number, y: number, small: string, large: string) =>
    `<text x="${x}" y="${y}" font-size="15" fill="#456">${small}</text><text x="${x}" y="${y + 30}" font-size="26" fill="#222">${large}</text>`;
  const left = width * 0.36;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif"><rect width="100%" height="100%" fill="#e9ece6"/>${waves.join('')}<rect x="50" y="${height * 0.2}" width="${width * 0.25}" height="${height * 0.42}" fill="#cfd6d8"/><ellipse cx="${50 + width * 0.125}" cy="${height * 0.38}" rx="${width * 0.07}" ry="${height * 0.12}" fill="#b98c74"/>${label(left, height * 0.16, 'Surname', surname)}${label(left, height * 0.27, 'Given names', givenNames)}${label(left, height * 0.38, 'Number', number)}${label(left, height * 0.49, 'Authority', 'MINISTRY OF SPECIMENS')}</svg>`;
  const printed = await Promise.all(
    lines.map(async (line, at) => {
      const drawn = sharp({
        text: { text: line.replaceAll('<', '&lt;'), font: 'OCR B 60', fontfile: font, dpi: 72 },
      });
      const mask = await drawn.extractChannel(0).png().toBuffer({ resolveWithObject: true });
      // 60 px a letter place is 43 px; the first and last letters do not fill theirs.
      const scale = pitch / (60 * 0.723);
      const size = {
        width: Math.round(mask.info.width * scale),
        height: Math.round(mask.info.height * scale),
      };
      const alpha = await sharp(mask.data)
        .resize({ ...size, fit: 'fill' })
        .extractChannel(0)
        .raw()
        .toBuffer();
      const ink = Buffer.alloc(size.width * size.height * 4);
      for (const [pixel, value] of alpha.entries()) ink.set([30, 30, 34, value], pixel * 4);
      const input = await sharp(ink, { raw: { ...size, channels: 4 } })
        .png()
        .toBuffer();
      const left = Math.round((width - lineWidth(line.length)) / 2);
      return { input, left, top: Math.round(height - (lines.length - at) * 63.5 - 10) };
    }),
  );
  return sharp(await sharp(Buffer.from(svg)).composite(printed).png().toBuffer());
}

const lineWidth = (letters: number) => letters * pitch;
