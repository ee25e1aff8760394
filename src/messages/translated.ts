/**
 * The shape another locale has to fill: the same keys, the same parameters, any text. A catalogue that lacks a
 * key or takes other parameters does not compile:
 *
 * `export const teamMessages: Translated<typeof import('../en/team.ts').teamMessages> = {…}`
 */
export type Translated<Catalogue> = Catalogue extends string
  ? string
  : Catalogue extends (...given: infer Parameters) => infer Text
    ? (...given: Parameters) => Translated<Text>
    : Catalogue extends object
      ? { readonly [Key in keyof Catalogue]: Translated<Catalogue[Key]> }
      : Catalogue;
