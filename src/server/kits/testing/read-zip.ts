import { fromBuffer } from 'yauzl';

/** The files of a ZIP by their paths. */
export function readZip(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true }, (error, opened) => {
      if (error) return reject(error);
      opened.on('error', reject);
      opened.on('end', () => resolve(files));
      opened.on('entry', (entry) => {
        opened.openReadStream(entry, (failed, stream) => {
          if (failed) return reject(failed);
          const parts: Buffer[] = [];
          stream.on('data', (part: Buffer) => parts.push(part));
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(parts));
            opened.readEntry();
          });
        });
      });
      opened.readEntry();
    });
  });
}

/** The record in a kit. */
// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects in there
export async function readCase(zip: Buffer): Promise<any> {
  return JSON.parse((await readZip(zip)).get('case.json')?.toString('utf8') ?? '');
}
