/** The sentences, bullets and table rows of a Markdown text, with their citations. */
export function sentencesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^[-*] |^\d+\. /, ''))
    .flatMap((line) =>
      line.split(
        /(?<!\b(?:Nos?|Del|U\.S)\.)(?<=[.;!?](?: ?\[\d+(?:, ?\d+)*\]\.?)?)\s+(?=[A-Z0-9"'(*])|(?<=\bNos?\.)\s+(?=[A-Z])/,
      ),
    )
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
