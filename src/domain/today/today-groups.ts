/** Why a row stands in the agency's day. What is late with an authority also stands among all that is with one. */
export const todayGroups = ['ours', 'client-late', 'authority-late', 'expiring', 'with-authority'] as const;
export type TodayGroup = (typeof todayGroups)[number];

/** How many days ahead something counts as expiring soon. */
export const expiringWithinDays = 60;
