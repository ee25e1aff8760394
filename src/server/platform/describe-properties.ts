import { propertyDescriptions } from '#messages/api/properties.ts';

/** A JSON schema, or any other part of the document. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface DescribedOperation {
  operationId?: string;
  parameters?: { name: string; description?: string; schema?: Schema }[];
  requestBody?: Body;
  responses?: Record<string, Body>;
}
interface Body {
  content?: Record<string, { schema?: Schema }>;
}

interface ApiDocument {
  paths?: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, Schema> };
}

/** Adds descriptions and examples from the catalogue to each property and parameter of the document. */
export function describeProperties(document: ApiDocument): void {
  for (const methods of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(methods) as DescribedOperation[]) {
      const { operationId: id, parameters = [], requestBody, responses = {} } = operation;
      if (!id) continue;
      for (const parameter of parameters) {
        const { description, ...schema } = described(parameter.schema ?? {}, [id], parameter.name);
        parameter.schema = schema;
        if (description) parameter.description ??= description;
      }
      for (const { content = {} } of [requestBody ?? {}, ...Object.values(responses)]) {
        for (const { schema } of Object.values(content)) if (schema) describeWithin(schema, [id]);
      }
    }
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    describeWithin(schema, [name, name.charAt(0).toLowerCase() + name.slice(1)]);
  }
}

/** @param owners what the properties belong to; entries for the first one take precedence */
function describeWithin(schema: Schema, owners: readonly string[]): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    describeWithin(property, [name]);
    if (schema.properties) schema.properties[name] = described(property, owners, name);
  }
  const parts = [schema.items, schema.additionalProperties, ...choicesOf(schema)];
  for (const part of parts) if (typeof part === 'object') describeWithin(part, owners);
}

function described(schema: Schema, owners: readonly string[], name: string): Schema {
  const keys = [...owners.map((owner) => `${owner}.${name}`), name];
  const known = keys.map((key) => propertyDescriptions[key]).find((entry) => entry !== undefined);
  if (known === undefined) return schema;
  const [description, given] = typeof known === 'string' ? [known] : known;
  const example = exampleOf(schema, given);
  return { ...schema, description, ...(example !== undefined && { examples: [example] }) };
}

/** The given example if the schema accepts it, else the first of its values. */
function exampleOf(schema: Schema, given: unknown): unknown {
  const choices = [schema, ...choicesOf(schema)];
  const named = choices.flatMap(
    (choice) => choice.enum ?? (choice.const === undefined ? [] : [choice.const]),
  );
  if (named.length > 0) return named.includes(given) ? given : named[0];
  return given;
}

function choicesOf({ anyOf = [], oneOf = [], allOf = [] }: Schema): Schema[] {
  return [...anyOf, ...oneOf, ...allOf];
}
