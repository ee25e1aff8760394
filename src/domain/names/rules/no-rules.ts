import { unconfirmed } from '#domain/catalogue/facts.ts';
import type { NameRules } from '../name-rule.ts';

/** What is known of names where no rules were found. */
export const noRules: NameRules = {
  rules: [],
  reservation: {
    lasts: unconfirmed('How long a name is kept'),
    renewal: unconfirmed('Whether a reservation can be renewed'),
  },
  register: undefined,
};
