/* What other features may use. */

export { accountsKeptOnRemoval, type KeptOfAccounts, keepAccountsOnRemoval } from './keep-accounts.ts';
