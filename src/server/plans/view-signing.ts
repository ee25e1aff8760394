import type { SignedPaperView } from '#contract/plans.ts';
import type { SigningWay, StepSigning } from '#domain/catalogue/definition.ts';
import {
  type DocumentTemplate,
  type SignatureClass,
  signatureIn,
  templatesFor,
} from '#domain/documents/document-template.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { viewStatement } from './view-due-date.ts';

/** View of how a paper of a step is signed. */
export function viewSigning({ paper, way, rule }: StepSigning): SignedPaperView {
  return { paper, way, rule: viewStatement(rule) };
}

const ways: Record<SignatureClass, SigningWay | undefined> = {
  none: undefined,
  simple: 'here',
  'wet-ink': 'ink',
  notary: 'notary',
  'authority-portal': 'official-system',
};

/** How each paper of a plan is signed: those of its steps first, then those that are made from the record. */
export function viewSignings(
  { jurisdiction: { place }, timeline }: Plan,
  templates: readonly DocumentTemplate[],
): SignedPaperView[] {
  const { country } = place;
  return [
    ...timeline.steps.flatMap(({ step: { signing } }) => (signing ? [viewSigning(signing)] : [])),
    ...templatesFor(templates, place).flatMap((template): SignedPaperView[] => {
      const { kind, text, source = template.source } = signatureIn(template, country);
      const way = ways[kind];
      if (way === undefined || template.signers === 'nobody') return [];
      const sources = [{ ...source, readOn: template.read, confidence: 'medium' as const }];
      return [{ paper: template.title, way, rule: { text, sources } }];
    }),
  ];
}
