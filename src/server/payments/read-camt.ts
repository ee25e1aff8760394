import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { StatementLine } from '#domain/payments/statement-line.ts';
import { isPlainDate, type PlainDate } from '#domain/values/plain-date.ts';
import { Failure } from '../platform/failure.ts';

/** What a bank says in a file of the format CAMT.053. */
export interface BankStatement {
  /** The account's IBAN or number. */
  account: string;
  currency: string;
  /** In minor units; `undefined` where the file does not say. */
  opening: number | undefined;
  closing: number | undefined;
  lines: StatementLine[];
}

/**
 * Reads a bank statement in XML (ISO 20022, camt.053.001). A file may come from anybody: one with a document type, and
 * so one with entities of its own, is refused before it is read.
 * @param decimals of the account's currency
 * @throws Failure 'statement-unreadable'
 */
export function readCamt(xml: string, decimals: number): BankStatement {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml) || XMLValidator.validate(xml) !== true) throw unreadable();
  const document = parse(xml);
  const statements = all(one(one(document, 'Document'), 'BkToCstmrStmt'), 'Stmt');
  if (statements.length === 0) throw unreadable();
  const read = statements.map((statement) => readStatement(statement, decimals));
  const [first] = read;
  if (!first || read.some(({ account }) => account !== first.account)) throw unreadable();
  return { ...first, closing: read.at(-1)?.closing, lines: read.flatMap(({ lines }) => lines) };
}

type Node = Record<string, unknown>;

function parse(xml: string): Node {
  const parser = new XMLParser({
    ignoreAttributes: false,
    removeNSPrefix: true,
    // A reference such as 0012 or 1e5 stays what it is.
    parseTagValue: false,
    htmlEntities: false,
    maxNestedTags: 50,
  });
  try {
    return parser.parse(xml) as Node;
  } catch {
    throw unreadable();
  }
}

function readStatement(statement: Node, decimals: number): BankStatement {
  const account = one(statement, 'Acct');
  const id = one(account, 'Id');
  const balanceOf = (code: string) => {
    const found = all(statement, 'Bal').find(
      (balance) => text(one(one(balance, 'Tp'), 'CdOrPrtry'), 'Cd') === code,
    );
    return found && signedAmount(found, decimals);
  };
  const entries = all(statement, 'Ntry').filter((entry) => {
    const state = text(entry, 'Sts') || text(one(entry, 'Sts'), 'Cd');
    // What is only announced may never come.
    return state === 'BOOK' || state === '';
  });
  return {
    account: text(id, 'IBAN') || text(one(id, 'Othr'), 'Id'),
    currency: text(account, 'Ccy'),
    opening: balanceOf('OPBD') ?? balanceOf('PRCD'),
    closing: balanceOf('CLBD'),
    lines: entries.flatMap((entry) => readEntry(entry, decimals)),
  };
}

/** An entry is one movement, or several in a batch of which each has its own amount. */
function readEntry(entry: Node, decimals: number): StatementLine[] {
  const day = (text(one(entry, 'BookgDt'), 'Dt') || text(one(entry, 'BookgDt'), 'DtTm')).slice(0, 10);
  if (!isPlainDate(day)) throw unreadable();
  const details = all(entry, 'NtryDtls').flatMap((each) => all(each, 'TxDtls'));
  const reference = text(entry, 'AcctSvcrRef') || text(entry, 'NtryRef');
  const isCredit = signOf(entry) > 0;
  const lineOf = (on: PlainDate, amount: number, detail: Node, number: number): StatementLine => {
    const parties = one(detail, 'RltdPties');
    const party = one(parties, isCredit ? 'Dbtr' : 'Cdtr');
    const remittance = one(detail, 'RmtInf');
    const structured = all(remittance, 'Strd').map((each) => text(one(each, 'CdtrRefInf'), 'Ref'));
    const own = text(one(detail, 'Refs'), 'AcctSvcrRef');
    return {
      on,
      amount,
      party: text(party, 'Nm') || text(one(party, 'Pty'), 'Nm'),
      text: [
        ...texts(remittance, 'Ustrd'),
        ...structured,
        text(detail, 'AddtlTxInf') || text(entry, 'AddtlNtryInf'),
      ]
        .filter(Boolean)
        .join(' '),
      bankReference: own || (reference && number > 0 ? `${reference} ${number}` : reference),
    };
  };
  const amounts = details.map((detail) => plainAmount(detail, decimals));
  const whole = signedAmount(entry, decimals);
  const isBatch =
    details.length > 1 &&
    amounts.every((amount) => amount !== undefined) &&
    amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0) === Math.abs(whole);
  if (!isBatch) return [lineOf(day, whole, details[0] ?? {}, 0)];
  return details.map((detail, index) =>
    lineOf(day, Math.sign(whole) * (amounts[index] ?? 0), detail, index + 1),
  );
}

function signedAmount(node: Node, decimals: number): number {
  const amount = plainAmount(node, decimals);
  if (amount === undefined) throw unreadable();
  return signOf(node) * amount;
}

function signOf(node: Node): 1 | -1 {
  return text(node, 'CdtDbtInd') === 'DBIT' ? -1 : 1;
}

function plainAmount(node: Node, decimals: number): number | undefined {
  const found = /^(\d{1,13})(?:\.(\d+))?$/.exec(text(node, 'Amt'));
  if (!found) return undefined;
  const [, whole = '', fraction = ''] = found;
  if (/[^0]/.test(fraction.slice(decimals))) throw unreadable();
  return Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

function all(node: Node, name: string): Node[] {
  const found = Object.hasOwn(node, name) ? node[name] : undefined;
  return [found].flat().filter((each): each is Node => typeof each === 'object' && each !== null);
}

function one(node: Node, name: string): Node {
  return all(node, name)[0] ?? {};
}

function texts(node: Node, name: string): string[] {
  const found = Object.hasOwn(node, name) ? node[name] : undefined;
  return [found].flat().flatMap((each) => {
    if (typeof each === 'string') return [each.trim()];
    // With an attribute, the text stands beside it.
    const inner = typeof each === 'object' && each !== null ? (each as Node)['#text'] : undefined;
    return typeof inner === 'string' ? [inner.trim()] : [];
  });
}

function text(node: Node, name: string): string {
  return texts(node, name)[0] ?? '';
}

function unreadable(): Failure {
  return new Failure('statement-unreadable');
}
