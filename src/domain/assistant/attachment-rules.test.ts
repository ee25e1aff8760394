import { describe, expect, test } from 'vitest';
import {
  attachmentExtensions,
  attachmentMaximumBytes,
  problemOfAttachment,
  readableSize,
} from './attachment-rules.ts';

const megabyte = 1024 * 1024;

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
    expect(problemOfAttachment({ name, type, size: 1 })).toBeUndefined();
  });

  test('up to exactly 10 MB', () => {
    const file = { name: 'a.pdf', type: 'application/pdf' };
    expect(attachmentMaximumBytes).toBe(10 * megabyte);
    expect(problemOfAttachment({ ...file, size: 0 })).toBeUndefined();
    expect(problemOfAttachment({ ...file, size: 10 * megabyte })).toBeUndefined();
    expect(problemOfAttachment({ ...file, size: 10 * megabyte + 1 })).toBe('too-large');
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
    expect(problemOfAttachment({ name, type, size: 1 })).toBe('wrong-type');
  });

  test('which is said before its size', () => {
    expect(problemOfAttachment({ name: 'film.mp4', type: 'video/mp4', size: 50 * megabyte })).toBe(
      'wrong-type',
    );
  });
});

test('the accepted endings are told in a fixed order', () => {
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
