/** Words that begin a sentence and are written small within one. */
const small =
  /^(?:A|An|The|This|These|Those|That|Every|Each|All|No|Any|Anyone|Anybody|Nobody|Both|Some|Most|Many|Few|Several|Such|Other|Foreign|In|At|On|By|For|From|With|Without|Within|Under|Until|Since|After|Before|Between|Only|As|If|Where|When|Once|Even|Your|Their|Its|It|They|You|One|Two|Three|Companies|Owners|Directors|Fines|Founders|Employees|Banks) /;

/** A sentence as it goes on behind a colon: its first word small, unless it may be a name. */
export function continued(text: string): string {
  return small.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
