// Writes types out in full: what a module exports, as declarations that import nothing.

/**
 * @param {typeof import('typescript')} ts
 * @param {import('typescript').Program} program
 * @param {string} file of the program whose exported types are wanted
 * @returns {string} the text of a `.d.ts`
 */
export function flattenTypes(ts, program, file) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  const printer = new TypePrinter(ts, checker);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => {
      const type = checker.getDeclaredTypeOfSymbol(resolved(ts, checker, symbol));
      return `export type ${symbol.name} = ${printer.print(type, '')};\n`;
    })
    .join('\n');
}

const resolved = (ts, checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Types of the platform that keep their names. */
const PLATFORM = new Set(['Response', 'Blob', 'Date']);

class TypePrinter {
  #ts;
  #checker;

  constructor(ts, checker) {
    this.#ts = ts;
    this.#checker = checker;
  }

  /** @param {string} indent of the line that the type begins in */
  print(type, indent) {
    const { TypeFlags } = this.#ts;
    if (type.isUnion()) return this.#union(type, indent);
    if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection)))
      return this.#checker.typeToString(type);
    if (PLATFORM.has(type.symbol?.name)) return type.symbol.name;
    if (this.#checker.isTupleType(type)) return `[${this.#arguments(type, indent).join(', ')}]`;
    if (this.#checker.isArrayType(type)) return `Array<${this.#arguments(type, indent)[0]}>`;
    return this.#object(type, indent);
  }

  #arguments(type, indent) {
    return this.#checker.getTypeArguments(type).map((one) => this.print(one, indent));
  }

  /** `boolean` is a union of two for the checker; an absent property's `undefined` is said by its `?`. */
  #union(type, indent) {
    const parts = type.types.map((one) => this.print(one, indent));
    const isBoolean = parts.includes('true') && parts.includes('false');
    const named = isBoolean
      ? ['boolean', ...parts.filter((part) => part !== 'true' && part !== 'false')]
      : parts;
    return [...new Set(named)].join(' | ');
  }

  #object(type, indent) {
    if (type.getCallSignatures().length > 0)
      throw new Error(`a function has no place in a contract: ${this.#checker.typeToString(type)}`);
    const inner = `${indent}  `;
    const indexed = this.#checker.getIndexInfosOfType(type).map(({ keyType, type: value }) => {
      return `${inner}[name: ${this.print(keyType, inner)}]: ${this.print(value, inner)};\n`;
    });
    const named = this.#checker
      .getPropertiesOfType(type)
      .map((property) => this.#property(property, inner));
    const lines = [...indexed, ...named];
    return lines.length === 0 ? 'Record<never, never>' : `{\n${lines.join('')}${indent}}`;
  }

  #property(property, indent) {
    const { SymbolFlags } = this.#ts;
    const optional = property.flags & SymbolFlags.Optional ? '?' : '';
    const name = /^[A-Za-z_]\w*$/.test(property.name) ? property.name : `'${property.name}'`;
    const comment = this.#ts.displayPartsToString(property.getDocumentationComment(this.#checker));
    const said = comment === '' ? '' : `${indent}/** ${comment.replaceAll(/\s+/g, ' ')} */\n`;
    const type = this.print(this.#checker.getTypeOfSymbol(property), indent);
    return `${said}${indent}${name}${optional}: ${type};\n`;
  }
}
