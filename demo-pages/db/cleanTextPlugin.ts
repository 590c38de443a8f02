import {
  OperationNodeTransformer,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type ValueNode,
} from 'kysely';

/**
 * PostgreSQL rejects the NUL character in texts, and NUL or lone surrogates in JSON. Both arrive from the web
 * (`/%00`), mean nothing, and must not cause an error: they are removed from every parameter.
 */
export class CleanTextPlugin implements KyselyPlugin {
  readonly #transformer = new CleanTextTransformer();

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.#transformer.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

class CleanTextTransformer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: clean(node.value) };
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(clean) };
  }
}

/** The escapes as JSON.stringify writes them, behind an even number of backslashes. */
const JSON_NUL = /(?<!\\)((?:\\\\)*)\\u0000/g;
const JSON_LONE_SURROGATE = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;

function clean(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.includes('\0') ? value.replaceAll('\0', '') : value;
  return text.includes('\\u') ? text.replace(JSON_NUL, '$1').replace(JSON_LONE_SURROGATE, '$1\ufffd') : text;
}
