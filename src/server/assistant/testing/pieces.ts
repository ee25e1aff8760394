/** A text in pieces of one to twelve characters, as a model streams it. */
export function piecesOf(text: string, random: (below: number) => number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    const length = 1 + random(12);
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return pieces;
}
