import { defineOperation } from './operation.ts';

export const exportAccount = defineOperation({
  id: 'exportAccount',
  method: 'GET',
  path: '/account/export',
  feature: 'Accounts',
  access: 'session',
  download: { types: ['application/json'] },
  success: 200,
  failures: ['too-many-requests'],
});
