/** Maximum companies per person: more than a founder needs, few enough for storage. */
export const maxCompanies = 20;
