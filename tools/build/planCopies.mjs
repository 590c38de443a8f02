import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../project.mjs';
import { areasOf } from './areas.mjs';

/** What more areas need, nearly every page needs. */
const COPIES_MAX = 6;

/** What may be called while a module loads: it gives every copy the same. Of any other function that is not known. */
const GIVES_THE_SAME =
  /^(createSlice|createAction|eventOnlyOf|required|plan|from|fromEntries|entries|keys|values|map|flatMap|filter|join|sort|slice|split|parse)$/;

const isEmptyLiteral = (node) => {
  if (node === undefined) return false;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return isEmptyLiteral(node.expression);
  return (
    (ts.isArrayLiteralExpression(node) && node.elements.length === 0) ||
    (ts.isObjectLiteralExpression(node) && node.properties.length === 0)
  );
};

function makesState(node) {
  if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return false; // not before it is called
  if (ts.isNewExpression(node) || ts.isClassLike(node)) return true;
  if (ts.isCallExpression(node) && !GIVES_THE_SAME.test(/\w*$/.exec(node.expression.getText())[0])) return true;
  if (ts.isVariableDeclaration(node) && isEmptyLiteral(node.initializer)) return true; // to be filled
  return ts.forEachChild(node, makesState) ?? false;
}

const isVariable = (statement) => ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Const) === 0;

/** Whether two copies of a module would each know something that the other does not, or make what is only equal to itself. */
export const holdsState = (file, source) =>
  ts
    .createSourceFile(file, source, ts.ScriptTarget.Latest, true)
    .statements.some((statement) => isVariable(statement) || makesState(statement));

/** Stylesheets and texts hold none. */
const mayBeCopied = (file) => !/^\.tsx?$/.test(extname(file)) || !holdsState(file, readFileSync(join(root, file), 'utf8'));

/**
 * The rule of ADR 057: what lazy modules of several areas need and the first load does not, each area has a copy of, if it holds no state.
 * `copies` has the areas of each such module with the lazy modules in them, `inFirstLoad` the reason why another is not copied; `copyFor` is the area of the copy that an importer gets, which may be the copy for `area` itself.
 */
export function planCopies({ lazyModules, runtime, modulesOf }) {
  const usersOf = new Map();
  for (const file of lazyModules) for (const module of modulesOf[file]) usersOf.set(module, [...(usersOf.get(module) ?? []), file]);
  const [copies, inFirstLoad] = [new Map(), new Map()];
  for (const [module, users] of usersOf) {
    const areas = areasOf(users);
    if (areas.size === 1 || runtime.includes(module)) continue;
    if (areas.size <= COPIES_MAX && mayBeCopied(module)) copies.set(module, areas);
    else inFirstLoad.set(module, areas.size > COPIES_MAX ? `${areas.size} areas need it` : 'it holds state');
  }
  function copyFor(module, importer, area) {
    const users = area === undefined ? usersOf.get(importer) : copies.get(importer).get(area);
    // What the first load has imports what it has.
    if (users === undefined || (area === undefined && (runtime.includes(importer) || areasOf(users).size > 1))) return undefined;
    return [...copies.get(module)].find(([, found]) => found.includes(users[0]))?.[0];
  }
  return { copies, copyFor, inFirstLoad };
}
