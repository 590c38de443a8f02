import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import ts from 'typescript';
import { failStep } from '../failStep.mjs';
import { applyEdits, parseSource } from '../sourceEdits.mjs';

const NAME = 'trim-react';
const CLIENT = 'react-dom-client';

const words = (text) => text.split(/\s+/);

/** What no module may import by name: the build fails and names the module that does. */
const UNUSED_EXPORTS = {
  react: words(`Activity Profiler Suspense ViewTransition __COMPILER_RUNTIME addTransitionType cache cacheSignal lazy
    unstable_useCacheRefresh use useActionState useOptimistic`),
  'react-dom': words(`browser createPortal preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset
    unstable_batchedUpdates useFormState useFormStatus`),
  [CLIENT]: ['hydrateRoot'],
};

/** Types that no element has. An element of such a type is refused like any unknown one. */
const UNUSED_TYPES = words('ACTIVITY CONSUMER LAZY LEGACY_HIDDEN PORTAL PROFILER SUSPENSE SUSPENSE_LIST VIEW_TRANSITION').map(
  (name) => `REACT_${name}_TYPE`,
);

/** The kinds of fibers that are never created, by their number in `fiber.tag`. */
const UNUSED_TAGS = {
  4: 'portal',
  9: 'consumer of a context',
  12: 'profiler',
  13: 'suspense',
  16: 'lazy component',
  18: 'dehydrated fragment',
  19: 'list of suspense',
  21: 'scope',
  22: 'offscreen',
  23: 'legacy hidden',
  24: 'cache',
  25: 'tracing marker',
  26: 'resource that React moves into the head',
  27: 'html, head or body',
  30: 'view transition',
  31: 'activity',
};

/** What is the same wherever it is read: variables, properties, calls. */
const VARIABLES = Object.fromEntries(
  words('isHydrating shouldStartViewTransition viewTransitionContextChanged viewTransitionMutationContext').map((name) => [name, '!1']),
);
const PROPERTIES = { dehydrated: 'null', isDehydrated: '!1' };
const CALLS = { popHydrationState: '!1', isHostHoistableType: '!1' };
/** The transitions that may move elements. Only a view transition does. */
const MOVING_LANES = '335544064';

/** Members of objects that do not exist: the `ref` of a fragment, a hydrated root, and these hooks in a dispatcher. */
const UNUSED_CLASS = 'FragmentInstance';
const UNUSED_METHODS = /^(FragmentInstance\.prototype\.\w+|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration)$/;
const UNUSED_HOOKS = words('use useActionState useCacheRefresh useFormState useHostTransitionStatus useMemoCache useOptimistic');

/** How `react-dom` calls its client: hints for the network keep doing nothing. */
const DISPATCHER = 'ReactDOMSharedInternals.d';
const TRIMMED_DISPATCHER = '{ ...previousDispatcher, f: flushSyncWork }';

const { SyntaxKind } = ts;
const isTag = (node) => ts.isPropertyAccessExpression(node) && node.name.text === 'tag';
const isAssignment = (node) => ts.isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.EqualsToken;
/** Whether it names what is declared, or is assigned to. */
const isWritten = (node) => node.parent.name === node || (isAssignment(node.parent) && node.parent.left === node);
/** Whether a parameter of the same name hides a variable. */
const isHidden = (node) =>
  ts.findAncestor(node, (at) => ts.isFunctionLike(at) && at.parameters.some((parameter) => parameter.name.text === node.text)) !==
  undefined;

/** The text in place of a value that is always the same, after the name of what it is. */
function constantOf(node, file) {
  if (isWritten(node)) return undefined;
  if (ts.isIdentifier(node) && Object.hasOwn(VARIABLES, node.text) && !isHidden(node)) return [node.text, VARIABLES[node.text]];
  if (ts.isPropertyAccessExpression(node) && Object.hasOwn(PROPERTIES, node.name.text)) return [node.name.text, PROPERTIES[node.name.text]];
  if (ts.isCallExpression(node) && Object.hasOwn(CALLS, node.expression.text)) return [node.expression.text, CALLS[node.expression.text]];
  if (ts.isNewExpression(node) && node.expression.text === UNUSED_CLASS) return [UNUSED_CLASS, 'null'];
  if (!ts.isBinaryExpression(node)) return undefined;
  const { left, right, operatorToken } = node;
  const isEqual = operatorToken.kind === SyntaxKind.EqualsEqualsEqualsToken;
  if (!isEqual && operatorToken.kind !== SyntaxKind.ExclamationEqualsEqualsToken) return undefined;
  const [{ text: tag }, other] = ts.isNumericLiteral(left) ? [left, right] : [right, left];
  if (isTag(other) && Object.hasOwn(UNUSED_TAGS, tag)) return [`tag ${tag}`, isEqual ? '!1' : '!0'];
  return isEqual && left.getText(file).endsWith(`& ${MOVING_LANES})`) ? [MOVING_LANES, '!1'] : undefined;
}

/** The same for an assignment and a member of an object: the text without what nothing uses. */
function remainderOf(node, file) {
  if (ts.isPropertyAssignment(node) && UNUSED_HOOKS.includes(node.name.text)) return [node.name.text, `${node.name.text}: void 0`];
  if (!isAssignment(node)) return undefined;
  const target = node.left.getText(file);
  if (Object.hasOwn(VARIABLES, target)) return [target, 'void 0'];
  if (target === DISPATCHER) return [target, `${target} = ${TRIMMED_DISPATCHER}`];
  if (UNUSED_METHODS.test(target)) return [target, 'void 0'];
  const [, name] = /^exports\.(\w+)$/.exec(target) ?? [];
  return UNUSED_EXPORTS[file.fileName].includes(name) ? [name, 'void 0'] : undefined;
}

/** The name of a case that never comes. */
function unusedCase({ parent, expression: label }) {
  if (label === undefined) return undefined;
  if (ts.isIdentifier(label)) return UNUSED_TYPES.includes(label.text) ? label.text : undefined;
  return isTag(parent.parent.expression) && Object.hasOwn(UNUSED_TAGS, label.text) ? `tag ${label.text}` : undefined;
}

/** The names that `var` declares. */
const declaredIn = (node) => {
  const names = ts.isVariableDeclaration(node) ? [node.name.text] : [];
  ts.forEachChild(node, (child) => void names.push(...declaredIn(child)));
  return names;
};

/** Everything that the lists above name in the file. */
const expectedIn = (fileName) => [
  ...UNUSED_EXPORTS[fileName],
  ...(fileName === CLIENT
    ? [
        ...UNUSED_TYPES,
        ...Object.keys(UNUSED_TAGS).map((tag) => `tag ${tag}`),
        ...Object.keys({ ...VARIABLES, ...PROPERTIES, ...CALLS }),
        ...UNUSED_HOOKS,
        ...[MOVING_LANES, UNUSED_CLASS, DISPATCHER],
      ]
    : []),
];

/** React's source without the code that the lists above make unreachable; the minifier removes what remains of it. */
function trim(source, fileName) {
  const file = parseSource(source, fileName);
  const edits = [];
  const missing = new Set(expectedIn(fileName));
  const edit = (name, from, to, text = '') => {
    missing.delete(name);
    edits.push({ from, to, text });
  };
  const visitCases = ({ clauses }) => {
    let isReached = false;
    const lost = [];
    for (const clause of clauses) {
      const name = unusedCase(clause);
      if (name === undefined) {
        // What an omitted case declares is declared in the whole function.
        if (lost.length > 0) edits.push({ from: clause.statements.pos, to: clause.statements.pos, text: `var ${lost.splice(0).join()};` });
        isReached = true;
        ts.forEachChild(clause, visit);
      } else if (isReached) {
        // A case may be entered from the one above: only its label goes.
        edit(name, clause.getStart(file), clause.statements.pos);
        clause.statements.forEach(visit);
      } else {
        edit(name, clause.getStart(file), clause.end);
        lost.push(...declaredIn(clause));
      }
    }
  };
  const visit = (node) => {
    if (ts.isCaseBlock(node)) return visitCases(node);
    const [name, text] = constantOf(node, file) ?? remainderOf(node, file) ?? [];
    if (name === undefined) return ts.forEachChild(node, visit);
    return edit(name, node.getStart(file), node.end, text);
  };
  ts.forEachChild(file, visit);
  if (missing.size > 0)
    failStep(
      NAME,
      `${fileName} no longer has ${[...missing].join(', ')}`,
      'Compare the lists in tools/build/plugins/trimReact.mjs with it.',
    );
  return applyEdits(source, edits);
}

/** React's own name of one of its files, whose name ends in `.production.js` or `.development.js`. */
const moduleOf = (path) => basename(path).split('.')[0];

/** Whether a module may import the name from one of React's files. */
export const isExported = (path, name) => !name.startsWith('__') && !UNUSED_EXPORTS[moduleOf(path)]?.includes(name);

/**
 * A third of React's client is for pages that React renders on a server, waits for or moves about: hydration, suspense, activity, view transitions, portals, resources in
 * the head, references to fragments. Widgets use none of it (ADR 054).
 */
export const trimReact = {
  name: NAME,
  setup(context) {
    const unread = new Set(Object.keys(UNUSED_EXPORTS));
    context.onLoad({ filter: /[\\/]react(-dom)?[\\/]cjs[\\/]react(-dom(-client)?)?\.production\.js$/ }, async ({ path }) => {
      const module = moduleOf(path);
      unread.delete(module);
      return { contents: trim(await readFile(path, 'utf8'), module), loader: 'js' };
    });
    context.onEnd(({ errors }) => {
      if (errors.length === 0 && unread.size > 0)
        failStep(
          NAME,
          `no module imports ${[...unread].join(', ')}`,
          'Compare UNUSED_EXPORTS in tools/build/plugins/trimReact.mjs with React.',
        );
    });
  },
};
