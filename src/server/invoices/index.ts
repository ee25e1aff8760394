/* What other features may use. */

export { findPdf, type InvoiceRow, listIssuedTo } from './invoice-repository.ts';
export { listIssuers } from './issuer-repository.ts';
