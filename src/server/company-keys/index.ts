/* What other features may use. */

export { openFile, openText, sealFile, sealText } from './cipher.ts';
export {
  addKey,
  type CompanyKey,
  currentKey,
  keepKeys,
  keptKeysOf,
  keyIn,
  keysOf,
  listCompaniesWithKeys,
  removeKeptKeys,
  removeKey,
  sealKeysAgain,
  storeKey,
} from './company-keys.ts';
