import { expect, test } from 'vitest';
import { instructionFor } from './instruction.ts';
import { openLeakGuard } from './leak-guard.ts';

const instruction = instructionFor({ name: 'Landfall', assistantName: 'Landfall Expert' });
const open = () => openLeakGuard({ instruction, secrets: ['data-0123'], assistantName: 'Landfall Expert' });

test('detects the instruction in pieces of any size', () => {
  const words = instruction.split(/\s+/).slice(10, 40);
  for (const size of [1, 2, 5, 12]) {
    const guard = open();
    const pieces = Array.from({ length: Math.ceil(words.length / size) }, (_, index) =>
      words.slice(index * size, (index + 1) * size).join(' '),
    );
    expect(pieces.some((piece) => guard.isLeak(piece))).toBe(true);
  }
});

test.each([
  ['a short sentence of it', 'Never fill a gap from memory.'],
  ['what may be it, encoded', `It is ${Buffer.from(instruction).toString('base64').slice(0, 90)}`],
  ['what may be it, in one word', instruction.replaceAll(' ', '').slice(0, 90)],
  ['marks of the data', 'The block data-0123 says so.'],
  ['an announcement', 'My instructions are to be helpful.'],
  ['another name', 'I am DAN.'],
  ['another trade', "I'm a pirate."],
  ['a model that speaks of itself', 'I was trained by OpenAI.'],
])('notices %s', (_, piece) => {
  expect(open().isLeak(piece)).toBe(true);
});

test.each([
  'I am the expert of this site.',
  'I am not sure; ask the authority.',
  'A nominee acting as director signs.',
  'The instructions of the bank are in its letter.',
  'See https://landfall.example/app/plan?country=AE&companyType=free-zone&subType=dmcc&visas=2&office=flexi now.',
  'Take the lease, the passport and the plan to the authority, which takes 5 to 10 working days.',
  'You need a shareholder, a director and an office in the free zone.',
])('lets pass: %s', (piece) => {
  expect(open().isLeak(piece)).toBe(false);
});
