import { describe, expect, test } from 'vitest';
import {
  attachmentExtensions,
  attachmentMaximumBytes,
  problemOfAttachment,
  readableSize,
  signatureBytes,
} from './attachment-rules.ts';

const megabyte = 1024 * 1024;

const bytes = (text: string) => new TextEncoder().encode(text);
const pdf = bytes('%PDF-1.7\n');
const oldOffice = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0]);
const text = bytes('name,fee\nDMCC,9000\n');

/** The first bytes of a genuine file with that name. */
function contentOf(name: string): Uint8Array {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  if (ending === 'pdf') return pdf;
  if (ending === 'doc' || ending === 'xls') return oldOffice;
  return ending === 'docx' || ending === 'xlsx' ? zip : text;
}

describe('a file can be attached', () => {
  test.each([
    ['notes.txt', 'text/plain'],
    ['notes.txt', 'text/plain;charset=utf-8'],
    ['Passport copy.PDF', 'application/pdf'],
    ['plan.doc', 'application/msword'],
    ['plan.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['figures.csv', 'text/csv'],
    ['figures.csv', 'application/vnd.ms-excel'],
    ['figures.csv', 'text/plain'],
    ['figures.xls', 'application/vnd.ms-excel'],
    ['figures.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['v1.2 final.pdf', 'application/pdf'],
    ['figures.xlsx', ''],
    ['figures.xlsx', 'application/octet-stream'],
  ])('%s as "%s"', (name, type) => {
    expect(problemOfAttachment({ name, type, size: 1 }, contentOf(name))).toBeUndefined();
  });

  test('up to exactly 10 MB', () => {
    const file = { name: 'a.pdf', type: 'application/pdf' };
    expect(attachmentMaximumBytes).toBe(10 * megabyte);
    expect(problemOfAttachment({ ...file, size: 1 }, pdf)).toBeUndefined();
    expect(problemOfAttachment({ ...file, size: 10 * megabyte }, pdf)).toBeUndefined();
    expect(problemOfAttachment({ ...file, size: 10 * megabyte + 1 }, pdf)).toBe('too-large');
  });
});

describe('a file is of the wrong type', () => {
  test.each([
    ['photo.png', 'image/png', 'its ending is not accepted'],
    ['page.html', 'text/html', 'its ending is not accepted'],
    ['setup.exe', 'text/plain', 'an accepted media type does not make up for its ending'],
    ['photo.pdf', 'image/png', 'an accepted ending does not make up for its media type'],
    ['sheet.pdf', 'text/csv', 'the media type belongs to another ending'],
    ['README', 'text/plain', 'it has no ending'],
    ['.pdf', 'application/pdf', 'it has nothing but an ending'],
    ['notes.pdf.zip', 'application/pdf', 'only the last ending counts'],
    ['toString.constructor', '', 'its ending is a word every object knows'],
    ['', '', 'it has no name'],
  ])('%s as "%s": %s', (name, type) => {
    expect(problemOfAttachment({ name, type, size: 1 }, contentOf(name))).toBe('wrong-type');
  });

  test('is reported before its size', () => {
    expect(problemOfAttachment({ name: 'film.mp4', type: 'video/mp4', size: 50 * megabyte }, text)).toBe(
      'wrong-type',
    );
  });
});

describe("a file's first bytes", () => {
  test.each<[string, Uint8Array, string]>([
    ['a PDF after other things', bytes(`${' '.repeat(1000)}%PDF-1.4`), 'a.pdf'],
    ['text in two bytes a character, as Excel saves it', new Uint8Array([0xff, 0xfe, 0x41, 0]), 'a.csv'],
    ['the same the other way round', new Uint8Array([0xfe, 0xff, 0, 0x41]), 'a.txt'],
    ['letters of any script', bytes('شركة في دبي'), 'a.txt'],
    ['nothing at all', new Uint8Array(), 'a.txt'],
  ])('%s fits', (_, beginning, name) => {
    expect(problemOfAttachment({ name, type: '', size: 1 }, beginning)).toBeUndefined();
  });

  test.each<[string, Uint8Array, string]>([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'a.pdf'],
    ['a mark that comes too late', bytes(`${' '.repeat(1024)}%PDF-1.4`), 'a.pdf'],
    ['a program', new Uint8Array([0x4d, 0x5a, 0x90, 0]), 'a.txt'],
    ['a program', new Uint8Array([0x4d, 0x5a, 0x90, 0]), 'a.csv'],
    ['a web page', bytes('<!doctype html>'), 'a.doc'],
    ['the format of today', zip, 'a.doc'],
    ['the format of today', zip, 'a.xls'],
    ['the format of before', oldOffice, 'a.docx'],
    ['text', text, 'a.xlsx'],
    ['nothing at all', new Uint8Array(), 'a.pdf'],
    ['half a mark', oldOffice.subarray(0, 7), 'a.doc'],
  ])('%s does not fit %#', (_, beginning, name) => {
    expect(problemOfAttachment({ name, type: '', size: 1 }, beginning)).toBe('wrong-type');
  });

  test('is reported before the size', () => {
    const file = { name: 'a.pdf', type: 'application/pdf', size: 50 * megabyte };
    expect(problemOfAttachment(file, text)).toBe('wrong-type');
  });

  test('are enough to recognise a PDF', () => {
    expect(signatureBytes).toBeGreaterThanOrEqual(1024);
  });
});

test('the accepted extensions are listed in a fixed order', () => {
  expect(attachmentExtensions).toEqual(['.txt', '.pdf', '.doc', '.docx', '.csv', '.xls', '.xlsx']);
});

describe('a size reads', () => {
  test.each([
    [0, 0, 'B'],
    [1, 1, 'B'],
    [1023, 1023, 'B'],
    [1024, 1, 'KB'],
    [1536, 1.5, 'KB'],
    [10 * 1024 + 52, 10.1, 'KB'],
    [megabyte - 1, 1, 'MB'],
    [megabyte, 1, 'MB'],
    [2.25 * megabyte, 2.3, 'MB'],
    [10 * megabyte, 10, 'MB'],
  ])('%d bytes as %d %s', (bytes, amount, unit) => {
    expect(readableSize(bytes)).toEqual({ amount, unit });
  });
});
