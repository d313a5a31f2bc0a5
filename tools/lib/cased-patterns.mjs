// `\p{Lu}` and `\p{Ll}` match any letter under the flag `i`: a pattern that has both says "a capital follows" and checks nothing.
// A check needs `(?-i:\p{Lu})`; what may be any letter is `\p{L}`.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const CASED = /\\p\{(?:Lu|Ll|Lt|Uppercase|Lowercase)[^}]*\}/i;

/** Sources that run, not their tests. */
const SOURCES = /^(?:packages|apps)\/[^/]+\/src\/.*(?<!\.test)\.tsx?$/;

/**
 * Finds patterns that ask for a capital or a small letter and ignore case. Constants are followed into the modules that they are imported
 * from; what a pattern gets from a parameter is not known.
 * @param {string} root the folder of the repository (or of a fixture that looks like it)
 * @param {string[]} files paths below it
 * @returns {import('./source-rules.mjs').Fault[]}
 */
export function casedPatterns(root, files) {
  const read = createReader();
  return files
    .filter((file) => SOURCES.test(file))
    .flatMap((file) => casedIn(read(path.join(root, file))).map((place) => faultAt(file, place)));
}

const faultAt = (file, { line, property }) => ({
  rule: 'pattern-checks-case',
  from: `${file}:${line}`,
  to: property,
  comment:
    'Under the flag `i` it matches any letter: write (?-i:…) around it, or \\p{L} where the case does not matter.',
});

function casedIn(module) {
  if (module === null) return [];
  const found = [];
  visit(module.source, (node) => {
    const [property] = CASED.exec(withoutCaseGroups(patternOf(node, module) ?? '')) ?? [];
    if (property === undefined) return;
    const { line } = module.source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ line: line + 1, property });
  });
  return found;
}

/** The text of a pattern that ignores case; null: the node is none. */
function patternOf(node, module) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return node.text.slice(end).includes('i') ? node.text.slice(1, end) : null;
  }
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return null;
  const [pattern, flags] = node.arguments ?? [];
  return flags && ts.isStringLiteralLike(flags) && flags.text.includes('i')
    ? textOf(pattern, module, new Set())
    : null;
}

/** The strings that an expression is made of, in order, as far as they stand in the sources. */
function textOf(node, module, seen) {
  if (ts.isStringLiteralLike(node)) return isRaw(node) ? node.rawText : node.text;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return isRaw(node.parent) || isRaw(node.parent.parent) ? node.rawText : node.text;
  if (ts.isRegularExpressionLiteral(node)) return node.text;
  if (ts.isIdentifier(node)) return constantText(node.text, module, seen);
  const parts = [];
  ts.forEachChild(node, (child) => void parts.push(textOf(child, module, seen)));
  return parts.join('');
}

const isRaw = (node) =>
  ts.isTaggedTemplateExpression(node.parent) && node.parent.tag.getText() === 'String.raw';

function constantText(name, module, seen) {
  const constant = constantOf(name, module);
  if (constant === null || seen.has(constant.value)) return '';
  return textOf(constant.value, constant.module, new Set([...seen, constant.value]));
}

function constantOf(name, module) {
  const value = module.constants.get(name);
  if (value) return { value, module };
  const from = module.imports.get(name);
  const other = from ? module.read(from.file) : null;
  return other === null ? null : constantOf(from.name, other);
}

/** Reads modules, each once. */
function createReader() {
  const modules = new Map();
  const read = (file) => {
    if (!modules.has(file)) modules.set(file, parse(file, read));
    return modules.get(file);
  };
  return read;
}

/** Null: there is no such module, or none that has patterns or letters of one case. */
function parse(file, read) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!CASED.test(text) && !text.includes('RegExp(')) return null;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = new Map();
  const imports = new Map();
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
    for (const one of namesImported(statement))
      imports.set(one.name.text, {
        file: path.join(path.dirname(file), statement.moduleSpecifier.text),
        name: (one.propertyName ?? one.name).text,
      });
  }
  return { source, constants, imports, read };
}

/** By name, from one of our modules. */
function namesImported(statement) {
  if (!ts.isImportDeclaration(statement)) return [];
  const names = statement.importClause?.namedBindings;
  const isOurs = statement.moduleSpecifier.text.startsWith('.');
  return isOurs && names && ts.isNamedImports(names) ? names.elements : [];
}

function visit(node, look) {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** A pattern without what stands in `(?-i:…)`, which does not ignore case. */
function withoutCaseGroups(pattern) {
  let kept = '';
  let depth = 0;
  let isClass = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const isEscape = pattern[at] === '\\';
    const sign = isEscape ? pattern.slice(at, at + 2) : pattern[at];
    if (!isEscape && sign === '[') isClass = true;
    if (!isEscape && sign === ']') isClass = false;
    const opens = !isClass && sign === '(';
    if (opens && (depth > 0 || pattern.startsWith('(?-i:', at))) depth += 1;
    if (depth === 0) kept += sign;
    else if (!isClass && sign === ')') depth -= 1;
    if (isEscape) at += 1;
  }
  return kept;
}
