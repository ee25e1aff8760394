import { createHash } from 'node:crypto';
import { ZipFile } from 'yazl';

/** A ZIP of these files; their hashes are listed anew unless they are given. */
export async function zipOf(files: Map<string, Buffer>, keepsSums = false): Promise<Buffer> {
  const zip = new ZipFile();
  const all = new Map(files);
  if (!keepsSums && files.has('SHA256SUMS')) {
    const sums = [...files]
      .filter(([path]) => path !== 'SHA256SUMS')
      .map(([path, content]) => `${createHash('sha256').update(content).digest('hex')}  ${path}\n`);
    all.set('SHA256SUMS', Buffer.from(sums.join('')));
  }
  for (const [path, content] of all) zip.addBuffer(content, path);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
