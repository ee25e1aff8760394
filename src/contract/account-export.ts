import { defineOperation } from './operation.ts';

export const exportAccount = defineOperation({
  id: 'exportAccount',
  method: 'GET',
  path: '/account/export',
  summary:
    'Everything that is kept about the signed-in person and the companies they belong to, as one file.',
  feature: 'Accounts',
  access: 'session',
  download: { types: ['application/json'] },
  success: 200,
  failures: ['too-many-requests'],
});
