/* What other features may use. */

export { countTransactions } from './count-transactions.ts';
export {
  type BankPosting,
  closeMonthRow,
  emptyPosition,
  findClosedThrough,
  findMonth,
  findPosted,
  findReversal,
  findTransaction,
  hasPostings,
  insertLines,
  listBankPostings,
  listClients,
  listLines,
  listMonths,
  listPositions,
  listTransactions,
  listUnreversedAtBank,
  lockCases,
  type Position,
  type Posted,
  type PostedTransaction,
  type QuotedLine,
} from './ledger-repository.ts';
export { post } from './post.ts';
export type { PostingDetail, Recorder } from './posting.ts';
