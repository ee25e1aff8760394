import type { Edge, Finding, FindingCode, FindingParameters } from '#domain/papers/inspection.ts';
import { dayText } from '#domain/values/day-text.ts';
import { certifierList, languageName, registerName } from './paper-details.ts';

/** What was found in an uploaded file, and what to do. */
const sentences: Record<FindingCode, (parameters: FindingParameters) => string> = {
  'wrong-type': () => 'This is not a PDF, JPEG, PNG, WebP or HEIC file. Upload a photograph or a PDF.',
  unreadable: () => 'This file can’t be opened. Save it again or take a photograph, then upload that.',
  incomplete: () => 'Part of this file is missing. Upload it again from where it was saved.',
  'password-protected': () => 'This PDF is protected by a password. Save a copy without one and upload that.',
  'too-many-pixels': ({ found, limit }) =>
    `This picture has ${found} megapixels. Save it with at most ${limit} and upload that.`,
  'too-demanding': () =>
    'This file takes too much time or memory to open. Print it to a new PDF or take a photograph, then upload that.',
  'active-content': () =>
    'This PDF contains a script, a form or an attached file. None of it was run. Only the pages count.',
  'too-many-pages': ({ found, limit }) =>
    `This file has ${found} pages, and at most ${limit} are needed. Upload only the pages asked for.`,
  'empty-page': () => 'This page is empty. If something is missing, scan it again.',
  'low-resolution': ({ found, limit }) =>
    `This is ${found} pixels wide and needs ${limit}. Move closer or scan at a higher resolution.`,
  blurred: () => 'This looks blurred. Hold the phone still, tap the page to focus and take it again.',
  'too-dark': () => 'This is too dark. Take it again by a window or under a lamp.',
  'too-bright': () => 'This is too pale to read well. Take it again with less light.',
  glare: () => 'Light is reflected on the page. Tilt the page or switch off the flash, and take it again.',
  'cut-off': ({ edges = [] }) =>
    `Something seems to be cut off at the ${listed(edges)}. Take it again with the whole page in the picture.`,
  'photo-too-small': ({ found, limit }) =>
    `This photograph is ${found} pixels wide and needs ${limit}. Upload the original, not a preview.`,
  'photo-shape': () => 'A photograph has to be upright, about 35 × 45 mm. Crop it to head and shoulders.',
  'background-not-light': () => 'The background is not light. Take it again in front of a white wall.',
  'background-uneven': () =>
    'Something can be seen in the background. Take it again in front of a plain white wall.',
  'zone-not-read': () =>
    'We could not read the lines of letters at the edge. Check that they are sharp and uncovered, or type the details.',
  expired: ({ expiry }) => `This expired on ${dayText(expiry ?? '')}. Upload the renewed one.`,
  'expires-too-soon': ({ expiry, neededUntil }) =>
    `This expires on ${dayText(expiry ?? '')}, and has to be valid until ${dayText(neededUntil ?? '')}. Renew it first.`,
  'name-differs': () =>
    'The name on this differs from the name we have. Compare them and correct the wrong one.',
  'lease-other-tenant': () =>
    'This lease names somebody other than the company or its founder as tenant. Ask the landlord to put it in the company’s name, or tell us why it stays.',
  'lease-not-registered': ({ register = 'municipality' }) =>
    `This lease is not registered ${registerName(register)}. Ask the landlord to register it, then upload the registered contract or enter its number.`,
  'lease-ends-early': ({ expiry, neededUntil }) =>
    `This lease ends on ${dayText(expiry ?? '')}, before the licence year does on ${dayText(neededUntil ?? '')}. Ask the landlord for a longer term, or renew the lease before the licence.`,
  'too-old': ({ limit }) => `This is older than ${limit} months. Ask for a new one and upload that.`,
  'wrong-certifier': ({ certifiers = [] }) =>
    `This certification does not count here. Have it done by ${certifierList(certifiers)}, then upload the new copy.`,
  'translation-missing': ({ language = 'en' }) =>
    `A translation into ${languageName(language)} is missing. Have a sworn translator make one, then upload both in one file.`,
};

/** A finding as a sentence that says what to do. */
export function findingText({ code, parameters }: Pick<Finding, 'code' | 'parameters'>): string {
  return sentences[code](parameters);
}

const edgeNames: Record<Edge, string> = {
  top: 'top',
  right: 'right edge',
  bottom: 'bottom',
  left: 'left edge',
};

const listed = (edges: readonly Edge[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(edges.map((edge) => edgeNames[edge]));
