import { createRequire } from 'node:module';
import { root } from '../../project.mjs';
import { isDevelopment } from '../cliOptions.mjs';
import { failStep } from '../failStep.mjs';
import { isExported } from './trimReact.mjs';

const NAME = 'react-as-modules';
const require = createRequire(import.meta.url);

const BUILD = isDevelopment ? 'development' : 'production';

/** The files behind the names that our code and react-redux import. */
const FILES = {
  react: `react/cjs/react.${BUILD}.js`,
  'react/jsx-runtime': `react/cjs/react-jsx-runtime.${BUILD}.js`,
  'react-dom': `react-dom/cjs/react-dom.${BUILD}.js`,
  'react-dom/client': `react-dom/cjs/react-dom-client.${BUILD}.js`,
};

const moduleOf = (name) => {
  const file = require.resolve(name).replace(/(?<=[\\/])(react|react-dom)[\\/][\w-]+\.js$/, FILES[name]);
  return { file, names: Object.keys(require(file)).filter((key) => isExported(file, key)) };
};

/**
 * React is published as CommonJS. For every file that imports from it, esbuild would make an object with a getter for each of its exports: 2,000 functions at the
 * start of a page. This way `import` gets one ES module with React's exports as variables; `require` inside the libraries gets React itself.
 */
export const reactAsModules = {
  name: NAME,
  setup(context) {
    const unused = new Set(Object.keys(FILES));
    context.onResolve({ filter: /^react(-dom)?(\/(jsx-runtime|client))?$/ }, ({ path, kind }) => {
      unused.delete(path);
      const { file } = moduleOf(path);
      return kind === 'require-call' ? { path: file } : { path, namespace: NAME };
    });
    context.onLoad({ filter: /./, namespace: NAME }, ({ path }) => {
      const { file, names } = moduleOf(path);
      const contents = `const whole = require(${JSON.stringify(file)});\nexport const { ${names.join(', ')} } = whole;\nexport { whole as default };`;
      return { contents, resolveDir: root };
    });
    context.onEnd(({ errors }) => {
      if (errors.length === 0 && unused.size > 0)
        failStep(
          NAME,
          `nothing imports ${[...unused].join(', ')}`,
          'Compare FILES in tools/build/plugins/reactAsModules.mjs with what is imported.',
        );
    });
  },
};
