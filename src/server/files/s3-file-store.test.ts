import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../configuration/config.ts';
import type { S3Settings } from '../configuration/s3-settings.ts';
import { fileStoreSuite } from './file-store.suite.ts';
import { FileStoreError } from './file-store.ts';
import { s3FileStore } from './s3-file-store.ts';
import { type S3Service, startS3Service } from './testing/s3-service.ts';

let service: S3Service;

beforeAll(async () => {
  service = await startS3Service();
});
afterAll(() => service.close());

const open = (changes: Partial<S3Settings> = {}, timeoutMs = 10_000) =>
  s3FileStore({ ...service.newBucket(), ...changes }, { timeoutMs, firstPauseMs: 1 });
const content = Uint8Array.from([1, 2, 3]);

fileStoreSuite('S3 file store', async () => s3FileStore(service.newBucket()));

test('lists more files than fit in one answer', async () => {
  const settings = service.newBucket();
  const store = s3FileStore(settings);
  for (const name of ['a', 'b', 'c']) await store.write(`logos/${name}`, content);
  const page = (name: string, next?: string) =>
    `<ListBucketResult>${next ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>` : ''}` +
    `<Contents><Key>logos/${name}</Key><LastModified>2026-01-05T10:00:00.000Z</LastModified></Contents></ListBucketResult>`;
  service.jam((request, response) => {
    const token = new URL(request.url ?? '', settings.endpoint).searchParams.get('continuation-token');
    response.end(token === 'a/b+c=' ? page('second') : page('first', 'a/b+c='));
    return true;
  });

  const files = await store.list('logos');

  expect(files).toEqual([
    { key: 'logos/first', writtenAt: new Date('2026-01-05T10:00:00Z') },
    { key: 'logos/second', writtenAt: new Date('2026-01-05T10:00:00Z') },
  ]);
});

describe('a temporary failure', () => {
  test.each([500, 503, 429])('with %d is retried with the same content', async (status) => {
    const store = open();
    let failures = 2;
    service.jam((_, response) => {
      if (failures === 0) return false;
      failures -= 1;
      response.writeHead(status).end('<Error><Code>SlowDown</Code></Error>');
      return true;
    });

    await store.write('logos/a', content);

    expect(Uint8Array.from((await store.read('logos/a')) ?? [])).toEqual(content);
    expect(service.requests().filter((line) => line.startsWith('PUT'))).toHaveLength(3);
  });

  test('by disconnecting is retried', async () => {
    const store = open();
    await store.write('logos/a', content);
    let failures = 1;
    service.jam((request) => {
      if (failures === 0) return false;
      failures -= 1;
      request.socket.destroy();
      return true;
    });
    expect(await store.read('logos/a')).toHaveLength(3);
  });

  test('that persists is reported after three attempts', async () => {
    const store = open();
    service.jam((_, response) => {
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      return true;
    });
    await expect(store.write('logos/a', content)).rejects.toThrow(
      /^Files cannot be kept in the bucket 'bucket-\d+' at http.*: the service answers 503 SlowDown/,
    );
    expect(service.requests()).toHaveLength(3);
  });

  test('by timeout is reported', async () => {
    const store = open({}, 100);
    service.jam(() => true);
    await expect(store.read('logos/a')).rejects.toThrow(/there is no answer\. Check S3_ENDPOINT/);
    expect(service.requests()).toHaveLength(3);
  });
});

describe('a permanent refusal', () => {
  test('names the unknown key', async () => {
    const store = open({ accessKeyId: 'SOMEBODY' });
    const writing = store.write('logos/a', content);
    await expect(writing).rejects.toThrow(FileStoreError);
    await expect(writing).rejects.toThrow(/refuses our key \(403 InvalidAccessKeyId\).*S3_ACCESS_KEY_ID/);
    expect(service.requests()).toHaveLength(1);
  });

  test('names the missing bucket, also when reading', async () => {
    const store = open({ bucket: 'no-such-bucket' });
    const sentence = /^There is no bucket 'no-such-bucket' at http.*\. Create it, or mend S3_BUCKET\.$/;
    await expect(store.write('logos/a', content)).rejects.toThrow(sentence);
    await expect(store.read('logos/a')).rejects.toThrow(sentence);
    await expect(store.remove('logos/a')).rejects.toThrow(sentence);
    await expect(store.list('logos')).rejects.toThrow(sentence);
  });

  test('by redirect is not followed with our key', async () => {
    const store = open();
    service.jam((_, response) => {
      response.writeHead(307, { location: 'http://evil.example.com/' });
      response.end('<Error><Code>TemporaryRedirect</Code></Error>');
      return true;
    });
    await expect(store.read('logos/a')).rejects.toThrow(/sends us elsewhere \(307 TemporaryRedirect\)/);
  });

  test('never reveals its key in a message', async () => {
    const store = open({ accessKeyId: 'SOMEBODY', secretAccessKey: 'whisper' });
    const error: unknown = await store.write('logos/a', content).catch((thrown: unknown) => thrown);
    expect(String(error)).not.toContain('SOMEBODY');
    expect(String(error)).not.toContain('whisper');
  });
});

describe('its settings', () => {
  const settings = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'landfall-files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  test('name the bucket and its location', () => {
    expect(readConfig(settings).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'landfall-files',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig({ ...settings, S3_REGION: 'eu-central-1' }).s3?.region).toBe('eu-central-1');
  });

  test.each([
    [{ S3_ENDPOINT: '' }, /S3_ENDPOINT must be given, too/],
    [{ S3_BUCKET: '', S3_ACCESS_KEY_ID: '' }, /S3_BUCKET, S3_ACCESS_KEY_ID must be given, too/],
    [{ S3_ENDPOINT: 's3.example.com' }, /S3_ENDPOINT must be an address/],
    [{ S3_ENDPOINT: 'https://s3.example.com/files' }, /S3_ENDPOINT must be an address/],
    [{ S3_BUCKET: 'Files/..' }, /S3_BUCKET must be the name of a bucket/],
    [{ S3_SECRET_ACCESS_KEY: 'two words' }, /S3_SECRET_ACCESS_KEY must be a key/],
  ])('are refused with what they must be: %j', (changes, sentence) => {
    expect(() => readConfig({ ...settings, ...changes })).toThrow(sentence);
  });
});
