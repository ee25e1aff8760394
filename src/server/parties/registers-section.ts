import * as z from 'zod/mini';
import { registers } from '#domain/parties/registers.ts';
import type { KitSection } from '../kits/index.ts';
import type { Clock } from '../platform/clock.ts';
import { todayOf } from './change-people.ts';
import { peopleOf } from './people-of.ts';
import { registerAsCsv } from './read-register.ts';

/** A company's registers as they stand, as tables for people. They are computed from its people again elsewhere. */
export function registersSection(services: { clock: Clock }): KitSection {
  return {
    name: 'registers',
    action: 'read-party-details',
    schema: z.strictObject({
      tables: z
        .array(
          z.strictObject({
            register: z.enum(registers),
            asOf: z.iso.date(),
            file: z.nullable(z.string().check(z.regex(/^registers\/[a-z]+\.csv$/))),
          }),
        )
        .check(z.maxLength(registers.length)),
    }),
    async read(reading) {
      const people = await peopleOf(reading, reading.company);
      const asOf = todayOf(services);
      const pathOf = (register: string) => `registers/${register}.csv`;
      return {
        data: { tables: registers.map((register) => ({ register, asOf, file: pathOf(register) })) },
        files: registers.map((register) => ({
          path: pathOf(register),
          read: async () => new TextEncoder().encode(registerAsCsv(people, register, asOf, true)),
        })),
      };
    },
  };
}
