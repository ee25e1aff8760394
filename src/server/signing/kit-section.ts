import * as z from 'zod/mini';
import { keptSection, rowsOf } from '../kits/index.ts';
import { envelopeEvents, envelopeSigners, envelopes } from './tables.ts';

/** Who was asked to sign what, and the proof of who did. Links, codes and drawn signatures stay behind. */
export const signingSection = keptSection('signing', 'manage-papers', {
  envelopes: rowsOf(envelopes, {
    name: 'envelopes',
    key: ['id'],
    orderBy: ['sentAt', 'id'],
    leaveOut: ['sentBy'],
  }),
  signers: rowsOf(envelopeSigners, {
    name: 'envelope-signers',
    key: ['id'],
    orderBy: ['envelopeId', 'position', 'id'],
    leaveOut: ['userId', 'tokenHash', 'codeHash', 'codeUntil'],
  }),
  events: rowsOf(envelopeEvents, {
    name: 'envelope-events',
    key: ['position'],
    leaveOut: ['sealedMark', 'keyVersion', 'address'],
    fields: { changed: z.unknown() },
  }),
});
