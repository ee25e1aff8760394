/** Longer side of a photograph that is sent, in pixels: sharp enough for a page of A4 at 250 dots an inch. */
const maxSide = 2900;
/** Smaller files are sent as they are. */
const keptBytes = 1_500_000;

/**
 * Scales a far too large photograph down to a JPEG, upright. What the browser cannot read, such as HEIC in most, is
 * returned as it is.
 */
export async function scaleImage(file: File): Promise<Blob> {
  if (!file.type.startsWith('image/') || file.size <= keptBytes) return file;
  return (await redrawn(file, maxSide)) ?? file;
}

/** A JPEG of a picture; `undefined` if the browser cannot read it. */
export async function redrawn(file: Blob, side: number): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // A transparent ground would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.88));
  return drawn ?? undefined;
}
