/** The operator's accent for each theme, as '#rrggbb'. */
export interface BrandColours {
  light: string;
  dark: string;
}

type Rgb = readonly [red: number, green: number, blue: number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** The lightest and darkest backgrounds behind accented text (src/web/styles.css). */
const lightGround: Rgb = [246, 244, 238];
const darkGround: Rgb = [33, 31, 27];

/** Minimum contrast of text in WCAG 2.2 (1.4.3). */
export const contrastOfText = 4.5;
/** The contrast of a grey that is not taken for quiet text or for a disabled button. */
export const contrastOfGrey = 12;
/** How far apart the parts of a colour are at least, of 255, for its hue to be seen. */
const minHue = 32;
/** How much of a colour is in the ground of badges and chosen things. */
const tint = 0.12;
/** Slightly more, to allow for rounding. */
const enough = contrastOfText + 0.05;

/** Contrast of the unadjusted accent with each theme's background. */
export function contrastsOf(accent: string): { light: number; dark: number } {
  const given = parse(accent);
  return { light: contrast(given, lightGround), dark: contrast(given, darkGround) };
}

/**
 * Darkens an accent for the light theme and lightens it for the dark theme, as little as possible, until text
 * on it and text in it are legible, and until one without a hue stands out from the greys around it.
 */
export function brandColours(accent: string): BrandColours {
  const given = parse(accent);
  return {
    light: format(towards(black, given, (colour) => reads(colour, lightGround))),
    dark: format(towards(white, given, (colour) => reads(colour, darkGround))),
  };
}

/** Whether a colour reads on a ground that is tinted with it, as a badge's is, and is no grey among greys. */
function reads(colour: Rgb, ground: Rgb): boolean {
  const isGrey = Math.max(...colour) - Math.min(...colour) < minHue;
  if (isGrey && contrast(colour, ground) < contrastOfGrey) return false;
  return contrast(colour, mix(colour, ground, tint)) >= enough;
}

/** The first suitable colour between two colours. */
function towards(goal: Rgb, from: Rgb, isFit: (colour: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += 0.01) {
    const colour = mix(goal, from, share);
    if (isFit(colour)) return colour;
  }
  return goal;
}

/** A colour laid over another. */
function mix(upper: Rgb, lower: Rgb, share: number): Rgb {
  const [red = 0, green = 0, blue = 0] = lower.map((value, index) =>
    Math.round(value + ((upper[index] ?? 0) - value) * share),
  );
  return [red, green, blue];
}

/** Whether an accent is so close to the red of errors that buttons could be taken for warnings. */
export function isNearErrorRed(accent: string): boolean {
  const [red, green, blue] = parse(accent);
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  // Strong colours alone, no more than 20 degrees from pure red on the colour wheel.
  return (
    most === red && most - least > most * 0.5 && most > 100 && Math.abs(green - blue) < (most - least) / 3
  );
}

/** Contrast ratio of two colours, both '#rrggbb', from 1 to 21. */
export function contrastBetween(one: string, other: string): number {
  return contrast(parse(one), parse(other));
}

/** As WCAG 2.2 defines 'contrast ratio'. */
function contrast(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parse(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function format([red, green, blue]: Rgb): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}
