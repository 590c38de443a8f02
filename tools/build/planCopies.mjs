import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../project.mjs';
import { areasOf } from './areas.mjs';

/** What more areas need, nearly every page needs. */
const COPIES_MAX = 6;

/** Their results remember something, or are only equal to themselves. */
const MAKES_STATE = /^(once|loadOnce|lruCache|latestOnly|Symbol|create(?!Slice|Action)\w*)$/;

const isEmptyLiteral = (node) => node !== undefined && /^(\[\]|\{\})$/.test(node.getText());

function makesState(node) {
  if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return false; // not before it is called
  if (ts.isNewExpression(node)) return true;
  if (ts.isCallExpression(node) && MAKES_STATE.test(node.expression.getText())) return true;
  if (ts.isVariableDeclaration(node) && isEmptyLiteral(node.initializer)) return true; // to be filled
  return ts.forEachChild(node, makesState) ?? false;
}

const isVariable = (statement) => ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Const) === 0;

/** Whether two copies of a module would each know something that the other does not. */
export const holdsState = (file, source) =>
  ts
    .createSourceFile(file, source, ts.ScriptTarget.Latest, true)
    .statements.some((statement) => isVariable(statement) || makesState(statement));

/** Stylesheets and texts hold none. */
const mayBeCopied = (file) => !/^\.tsx?$/.test(extname(file)) || !holdsState(file, readFileSync(join(root, file), 'utf8'));

/**
 * The rule of ADR 057: what lazy modules of several areas need and the first load does not, each area has a copy of, if it holds no state.
 * `copies` has the areas of each such module with the lazy modules in them; `copyFor` is the area of the copy that an importer gets, which may be the copy for `area` itself.
 */
export function planCopies({ lazyModules, runtime, modulesOf }) {
  const usersOf = new Map();
  for (const file of lazyModules) for (const module of modulesOf[file]) usersOf.set(module, [...(usersOf.get(module) ?? []), file]);
  const copies = new Map();
  for (const [module, users] of usersOf) {
    const areas = areasOf(users);
    if (areas.size > 1 && areas.size <= COPIES_MAX && !runtime.includes(module) && mayBeCopied(module)) copies.set(module, areas);
  }
  function copyFor(module, importer, area) {
    const users = area === undefined ? usersOf.get(importer) : copies.get(importer).get(area);
    // What the first load has imports what it has.
    if (users === undefined || (area === undefined && (runtime.includes(importer) || areasOf(users).size > 1))) return undefined;
    return [...copies.get(module)].find(([, found]) => found.includes(users[0]))?.[0];
  }
  return { copies, copyFor };
}
