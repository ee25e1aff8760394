/** Who holds the login of an authority's or a bank's portal. */
export const portalSides = ['company', 'agency', 'other'] as const;
export type PortalSide = (typeof portalSides)[number];

/** Maximum lengths in characters. */
export const portalLimits = { portal: 200, holder: 200, note: 1_000 } as const;
/** Far more than a company has. */
export const maxPortals = 60;
